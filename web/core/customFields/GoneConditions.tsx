import { Button, chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { CustomizedTypeName } from '../../../server/core/customField/customField.rules.ts';
import type { GoneConditionsMutation } from '../relay/generated/GoneConditionsMutation.graphql.ts';
import type { GoneConditionsQuery } from '../relay/generated/GoneConditionsQuery.graphql.ts';
import { useSaving } from '../relay/saving.ts';
import { useQuery } from '../relay/useQuery.ts';
import type { SavedView } from '../screens/list/useListSettings.ts';
import { useAddress } from '../screens/useAddress.ts';
import { Notice } from '../ui/Notice.tsx';
import { toast } from '../ui/toasts.ts';
import { useRevalidate } from '../relay/useRevalidate.ts';
import type { GoneCondition } from './goneConditions.ts';

interface GoneConditionsProps {
  conditions: GoneCondition[];
  type: CustomizedTypeName;
  /** The saved view that is open. */
  view: SavedView | undefined;
}

/**
 * Says which filters and sort order of a list's address name custom fields that are inactive or deleted, and removes them. The owner of the open
 * view can save it without them.
 */
export function GoneConditions({ conditions, type, view }: GoneConditionsProps) {
  const intl = useIntl();
  const { address, change } = useAddress();
  const revalidate = useRevalidate();
  const { customFields } = useQuery<GoneConditionsQuery>(
    graphql`
      query GoneConditionsQuery($type: CustomizedType!, $keys: [String!]!) {
        customFields(first: 30, filter: { recordType: { eq: $type }, key: { in: $keys } }) @required(action: THROW) {
          edges {
            node {
              key
              label
            }
          }
        }
      }
    `,
    { type, keys: conditions.map(({ key }) => key) },
  );
  const [update, isSaving] = useSaving<GoneConditionsMutation>(graphql`
    mutation GoneConditionsMutation($input: UpdateSavedViewInput!) {
      updateSavedView(input: $input) {
        ...saving_payload
        savedView {
          id
          version
          query
        }
      }
    }
  `);
  const labelOf = (key: string) => customFields.edges.find(({ node }) => node.key === key)?.node.label ?? key;
  const removed = Object.fromEntries(conditions.map(({ name }) => [name, null]));
  const save = async ({ id, version }: SavedView) => {
    const kept = new URLSearchParams(address);
    for (const name of [...Object.keys(removed), 'view', 'dialog']) kept.delete(name);
    const { issues } = await update({ input: { id, version, query: kept.toString() } });
    if (issues.length > 0) return toast(issues.map(({ text }) => text).join(' '), 'red');
    toast(intl.formatMessage({ id: 'view.saved' }));
    await change(removed, { replace: true });
    void revalidate();
  };
  return (
    <Notice tone="amber">
      <FormattedMessage id="customField.gone" />
      <chakra.ul paddingInlineStart="5" listStyleType="disc">
        {conditions.map(({ name, key, text }) => (
          <li key={name}>
            <FormattedMessage
              id={name === 'sort' ? 'customField.goneSort' : 'customField.goneFilter'}
              values={{ field: <bdi>{labelOf(key)}</bdi>, value: <bdi>{text}</bdi> }}
            />
          </li>
        ))}
      </chakra.ul>
      <Flex gap="2" wrap="wrap" marginBlockStart="2">
        <Button size="sm" variant="outline" onClick={() => void change(removed)}>
          <FormattedMessage id="customField.goneRemove" />
        </Button>
        {view?.isOwn && (
          <Button size="sm" disabled={isSaving} aria-busy={isSaving} onClick={() => void save(view)}>
            <FormattedMessage id="customField.goneSave" />
          </Button>
        )}
      </Flex>
    </Notice>
  );
}
