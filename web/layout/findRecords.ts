import { fetchQuery, graphql } from 'react-relay';
import { environment } from '../core/relay/environment.ts';
import type { findRecordsQuery, findRecordsQuery$data } from '../core/relay/generated/findRecordsQuery.graphql.ts';

/** A search result: id, type, title, and a subtitle that distinguishes it from others with the same title. */
export type FoundRecord = findRecordsQuery$data['searchRecords'][number];

const query = graphql`
  query findRecordsQuery($text: String!) {
    searchRecords(text: $text, first: 24) {
      recordId
      type
      title
      subtitle
    }
  }
`;

/** Searches records by number, name, phone number or e-mail address, best match first. */
export const findRecords = async (text: string): Promise<readonly FoundRecord[]> =>
  (await fetchQuery<findRecordsQuery>(environment, query, { text }, { fetchPolicy: 'network-only' }).toPromise())?.searchRecords ?? [];
