import { Box, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { PlanChoiceQuery } from '../../core/relay/generated/PlanChoiceQuery.graphql.ts';
import { planNames, storageFigure } from '../../landing/planFigures.ts';
import { ModuleChoice } from './ModuleChoice.tsx';

/** The available plans as radio buttons, each with its monthly price and its limits, and the modules to begin with. Sets `planCode` and `modules` in the form. */
export function PlanChoice({ query }: { query: PreloadedQuery<PlanChoiceQuery> }) {
  const intl = useIntl();
  const { register } = useFormContext();
  const planCode: string = useWatch({ name: 'planCode' });
  const { plans } = usePreloadedQuery<PlanChoiceQuery>(
    graphql`
      query PlanChoiceQuery @preloadable {
        plans {
          id
          code
          monthlyPrice
          moduleLimit
          userLimit
          storageLimit
          requiresSecondFactor
        }
      }
    `,
    query,
  );
  const limit = plans?.find(({ code }) => code === planCode)?.moduleLimit;
  return (
    <Stack gap="4">
      <Box as="fieldset" minWidth="0" padding="0">
        <chakra.legend fontSize="sm" fontWeight="medium" marginBlockEnd="1.5" padding="0">
          <FormattedMessage id="signUp.plan" />
        </chakra.legend>
        <Grid gap="1.5">
          {(plans ?? []).map(plan => {
            const [size, unit] = storageFigure(plan.storageLimit ?? 0);
            return (
              <chakra.label
                key={plan.id}
                display="flex"
                alignItems="flex-start"
                gap="3"
                paddingInline="3"
                paddingBlock="2.5"
                borderWidth="1px"
                borderColor="border.control"
                borderRadius="md"
                bg="bg.panel"
                cursor="pointer"
                css={{ '&:has(:checked)': { borderColor: 'accent.solid', bg: 'accent.subtle' } }}
              >
                <chakra.input
                  type="radio"
                  value={plan.code}
                  {...register('planCode')}
                  accentColor="accent.solid"
                  boxSize="4"
                  marginBlockStart="0.5"
                />
                <Box flex="1" minWidth="0">
                  <Flex justify="space-between" gap="3" fontWeight="medium" wrap="wrap">
                    <bdi>{planNames[plan.code] ?? plan.code}</bdi>
                    <span>
                      <FormattedMessage
                        id="signUp.planPrice"
                        values={{ price: <MoneyText value={plan.monthlyPrice} currency="USD" decimals={0} /> }}
                      />
                    </span>
                  </Flex>
                  <Text fontSize="sm" color="fg.muted">
                    <FormattedMessage
                      id="signUp.planLimits"
                      values={{
                        modules: plan.moduleLimit ?? 0,
                        users: plan.userLimit ?? 0,
                        storage: intl.formatNumber(size, { style: 'unit', unit, unitDisplay: 'short' }),
                      }}
                    />
                    {plan.requiresSecondFactor && (
                      <>
                        {' · '}
                        <FormattedMessage id="signUp.planSecondFactor" />
                      </>
                    )}
                  </Text>
                </Box>
              </chakra.label>
            );
          })}
        </Grid>
      </Box>
      {limit && <ModuleChoice limit={limit} />}
    </Stack>
  );
}
