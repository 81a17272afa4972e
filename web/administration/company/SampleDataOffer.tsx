import { Button, chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SampleDataOffer_sample$key } from '../../core/relay/generated/SampleDataOffer_sample.graphql.ts';
import type { SampleDataOfferLoadMutation } from '../../core/relay/generated/SampleDataOfferLoadMutation.graphql.ts';
import type { SampleDataOfferRemoveMutation } from '../../core/relay/generated/SampleDataOfferRemoveMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { toast } from '../../core/ui/toasts.ts';

/** Offers to load sample data into an empty company, or to remove it again; nothing if neither is possible. */
export function SampleDataOffer({ sample }: { sample: SampleDataOffer_sample$key }) {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const { canLoad, count } = useFragment(
    graphql`
      fragment SampleDataOffer_sample on SampleData {
        canLoad
        count
      }
    `,
    sample,
  );
  const [load, isLoading] = useSaving<SampleDataOfferLoadMutation>(graphql`
    mutation SampleDataOfferLoadMutation($input: SampleDataInput!) {
      loadSampleData(input: $input) {
        ...saving_payload
      }
    }
  `);
  const [remove, isRemoving] = useSaving<SampleDataOfferRemoveMutation>(graphql`
    mutation SampleDataOfferRemoveMutation($input: SampleDataInput!) {
      removeSampleData(input: $input) {
        ...saving_payload
        kept
      }
    }
  `);
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const bring = async () => {
    const { issues } = await load({ input: {} });
    if (issues.length > 0) toast(say('sample.loadFailed'), 'red', issues[0].text);
    else toast(say('sample.loaded'));
    void revalidate();
  };
  const take = async () => {
    const { response, issues } = await remove({ input: {} });
    const kept = response?.removeSampleData.kept ?? 0;
    if (issues.length > 0) toast(say('sample.removeFailed'), 'red', issues[0].text);
    else toast(say('sample.removed'), 'green', kept > 0 ? say('sample.kept', { count: kept }) : undefined);
    void revalidate();
  };
  if (!canLoad && count === 0) return null;
  const isBusy = isLoading || isRemoving;
  return (
    <Flex align="center" justify="space-between" wrap="wrap" gap="3">
      <chakra.p flex="1 1 20rem" fontSize="sm" color="fg.muted">
        {count > 0 ? <FormattedMessage id="sample.there" values={{ count }} /> : <FormattedMessage id="sample.offer" />}
      </chakra.p>
      <Button variant="outline" size="sm" disabled={isBusy} aria-busy={isBusy} onClick={() => void (count > 0 ? take() : bring())}>
        <FormattedMessage id={count > 0 ? 'sample.remove' : 'sample.load'} />
      </Button>
    </Flex>
  );
}
