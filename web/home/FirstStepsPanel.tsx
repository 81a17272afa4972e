import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { LanguageLink } from '../core/i18n/LanguageLink.tsx';
import type { FirstStepsPanel_steps$key } from '../core/relay/generated/FirstStepsPanel_steps.graphql.ts';
import type { FirstStepsPanelCloseMutation } from '../core/relay/generated/FirstStepsPanelCloseMutation.graphql.ts';
import type { FirstStepsPanel_sample$key } from '../core/relay/generated/FirstStepsPanel_sample.graphql.ts';
import { SampleDataOffer } from '../administration/company/SampleDataOffer.tsx';
import { useAction } from '../core/screens/useAction.ts';
import { Hidden } from '../core/ui/Hidden.tsx';
import { Panel } from '../core/ui/Panel.tsx';

interface FirstStepsPanelProps {
  steps: FirstStepsPanel_steps$key;
  sample: FirstStepsPanel_sample$key | null | undefined;
}

/** What a new company does first, until everything is done or the list is closed. */
export function FirstStepsPanel({ steps: key, sample: sampleKey }: FirstStepsPanelProps) {
  const sample = useFragment(
    graphql`
      fragment FirstStepsPanel_sample on SampleData {
        ...SampleDataOffer_sample
      }
    `,
    sampleKey,
  );
  const steps = useFragment(
    graphql`
      fragment FirstStepsPanel_steps on FirstSteps {
        isOver
        hasLogo
        hasTaxNumber
        hasColleagues
        hasCustomers
        hasProducts
        hasInvoices
        hasVendors
        hasEmployees
        hasProjects
      }
    `,
    key,
  );
  const [close, isClosing] = useAction<FirstStepsPanelCloseMutation>(
    'firstSteps',
    graphql`
      mutation FirstStepsPanelCloseMutation($input: CloseFirstStepsInput!) {
        closeFirstSteps(input: $input) {
          ...saving_payload
          firstSteps {
            isOver
          }
        }
      }
    `,
    'firstSteps.closed',
  );
  if (steps.isOver) return null;
  const rows = [
    { id: 'logo', isDone: steps.hasLogo, to: '/settings/company/' },
    { id: 'tax', isDone: steps.hasTaxNumber, to: '/settings/company/' },
    { id: 'colleagues', isDone: steps.hasColleagues, to: '/users/' },
    { id: 'customer', isDone: steps.hasCustomers, to: '/CRM/customer/?dialog=new' },
    { id: 'product', isDone: steps.hasProducts, to: '/inventory/products/?dialog=new' },
    { id: 'invoice', isDone: steps.hasInvoices, to: '/economics/invoice/?dialog=new' },
    { id: 'vendor', isDone: steps.hasVendors, to: '/vendorManagement/vendors/?dialog=new' },
    { id: 'employee', isDone: steps.hasEmployees, to: '/HRM/employeeinformation/?dialog=new' },
    { id: 'project', isDone: steps.hasProjects, to: '/projects/?dialog=new' },
  ].filter(({ isDone }) => isDone !== null);
  return (
    <Panel title={<FormattedMessage id="firstSteps.title" />} text={<FormattedMessage id="firstSteps.text" />}>
      <chakra.ul listStyleType="none" display="grid" gap="2" gridTemplateColumns={{ base: '1fr', lg: 'repeat(2, minmax(0, 1fr))' }}>
        {rows.map(({ id, isDone, to }) => (
          <chakra.li key={id} display="flex" alignItems="center" gap="2.5" minHeight="8" color={isDone ? 'fg.muted' : undefined}>
            <chakra.span color={isDone ? 'green.fg' : 'fg.muted'}>
              {isDone ? <CircleCheck aria-hidden size="20" /> : <CircleDashed aria-hidden size="20" />}
            </chakra.span>
            {isDone ? (
              <span>
                <FormattedMessage id={`firstSteps.${id}`} />
                <Hidden>
                  {' '}
                  <FormattedMessage id="firstSteps.done" />
                </Hidden>
              </span>
            ) : (
              <LanguageLink to={to}>
                <FormattedMessage id={`firstSteps.${id}`} />
              </LanguageLink>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {sample && (
        <Box marginBlockStart="4" paddingBlockStart="4" borderBlockStartWidth="1px" _empty={{ display: 'none' }}>
          <SampleDataOffer sample={sample} />
        </Box>
      )}
      <Flex justify="flex-end" align="center" gap="4" marginBlockStart="3">
        <LanguageLink to="/?tour=1" fontSize="sm">
          <FormattedMessage id="firstSteps.tour" />
        </LanguageLink>
        <Button variant="ghost" size="sm" disabled={isClosing} onClick={() => void close({ input: {} })}>
          <FormattedMessage id="firstSteps.close" />
        </Button>
      </Flex>
    </Panel>
  );
}
