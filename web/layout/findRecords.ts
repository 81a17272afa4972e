import { fetchQuery, graphql } from 'react-relay';
import { environment } from '../core/relay/environment.ts';
import type { findRecordsQuery, findRecordsQuery$data } from '../core/relay/generated/findRecordsQuery.graphql.ts';

/** A record that was found: its id, type, title and what tells it from others of that title. */
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

/** Asks the server for records by number, name, phone number or mail; the best first. */
export const findRecords = async (text: string): Promise<readonly FoundRecord[]> =>
  (await fetchQuery<findRecordsQuery>(environment, query, { text }, { fetchPolicy: 'network-only' }).toPromise())?.searchRecords ?? [];
