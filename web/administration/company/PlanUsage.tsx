import { chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Meter } from '../../core/charts/Meter.tsx';
import { Bytes } from '../../core/i18n/Bytes.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { PlanUsage_query$key } from '../../core/relay/generated/PlanUsage_query.graphql.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

/** Usage of the plan's limits, with a warning when little is left. */
export function PlanUsage({ query, plan }: { query: PlanUsage_query$key; plan: string }) {
  const { planUsage } = useFragment(
    graphql`
      fragment PlanUsage_query on Query {
        planUsage @required(action: THROW) {
          limit
          used
          allowed
          isNear
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const nameOf = (limit: string) => intl.formatMessage({ id: `planUsage.${limit}` });
  const amount = (limit: string, value: number) => (limit === 'STORAGE' ? <Bytes value={value} /> : <NumberText value={value} />);
  const near = planUsage.filter(({ isNear }) => isNear).map(({ limit }) => nameOf(limit));
  return (
    <Panel
      title={<FormattedMessage id="planUsage.title" values={{ plan: intl.formatMessage({ id: `plan.${plan}` }) }} />}
      text={<FormattedMessage id="planUsage.text" />}
    >
      <Stack gap="4">
        {near.length > 0 && (
          <Notice tone="amber">
            <FormattedMessage id="planUsage.near" values={{ limits: intl.formatList(near) }} />
          </Notice>
        )}
        <Grid as="ul" templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap="5">
          {planUsage.map(({ limit, used, allowed }) => (
            <chakra.li key={limit} listStyleType="none" minWidth="0">
              <Text fontSize="sm" color="fg.muted">
                {nameOf(limit)}
              </Text>
              <Text fontWeight="medium" marginBlockEnd="2">
                <FormattedMessage
                  id={allowed == null ? 'planUsage.unbounded' : 'planUsage.of'}
                  values={{ used: amount(limit, used), allowed: allowed != null && amount(limit, allowed) }}
                />
              </Text>
              {allowed != null && <Meter used={used} limit={allowed} label={nameOf(limit)} />}
            </chakra.li>
          ))}
        </Grid>
      </Stack>
    </Panel>
  );
}
