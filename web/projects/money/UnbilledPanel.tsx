import { Button, chakra, Flex, Heading } from '@chakra-ui/react';
import Receipt from 'lucide-react/icons/receipt-text';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { UnbilledPanel_project$key } from '../../core/relay/generated/UnbilledPanel_project.graphql.ts';
import type { UnbilledPanel_time$key } from '../../core/relay/generated/UnbilledPanel_time.graphql.ts';
import { useHolds } from '../../core/session/may.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { InvoiceTime } from './InvoiceTime.tsx';

interface UnbilledPanelProps {
  project: UnbilledPanel_project$key;
  time: UnbilledPanel_time$key;
}

/** Billable hours of a project that no invoice bills, and the way to an invoice. */
export function UnbilledPanel({ project: projectKey, time: timeKey }: UnbilledPanelProps) {
  const project = useFragment(
    graphql`
      fragment UnbilledPanel_project on Project {
        id
        customer {
          id
          name
        }
      }
    `,
    projectKey,
  );
  const time = useFragment(
    graphql`
      fragment UnbilledPanel_time on UnbilledTime @relay(plural: true) {
        userId
        userName
        approvedHours
        openHours
        rate
      }
    `,
    timeKey,
  );
  const mayInvoice = useHolds('FINANCIAL_MANAGEMENT_WRITE');
  const [isInvoicing, setInvoicing] = useState(false);
  const isReady = time.some(({ approvedHours }) => Number(approvedHours) > 0);
  return (
    <PanelBox>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginBlockEnd="3">
        <Heading as="h3" size="sm">
          <FormattedMessage id="unbilledTime.title" />
        </Heading>
        {mayInvoice && (
          <Button size="sm" disabled={!isReady} onClick={() => setInvoicing(true)}>
            <Receipt aria-hidden />
            <FormattedMessage id="unbilledTime.invoice" />
          </Button>
        )}
      </Flex>
      {time.length === 0 ? (
        <chakra.p fontSize="sm" color="fg.muted">
          <FormattedMessage id="unbilledTime.none" />
        </chakra.p>
      ) : (
        <FigureTable
          label="unbilledTime.title"
          heads={['user', 'approvedHours', 'openHours', 'rate', 'amount'].map(head => `unbilledTime.${head}`)}
          rows={time.map(({ userId, userName, approvedHours, openHours, rate }) => ({
            key: userId,
            cells: [
              <bdi key="user">{userName}</bdi>,
              <NumberText key="approved" value={Number(approvedHours)} />,
              <NumberText key="open" value={Number(openHours)} />,
              rate ? <MoneyText key="rate" value={rate} /> : <FormattedMessage key="rate" id="unbilledTime.noRate" />,
              rate && <MoneyText key="amount" value={(Number(approvedHours) * Number(rate)).toFixed(2)} />,
            ],
          }))}
        />
      )}
      {isInvoicing && (
        <Part>
          <InvoiceTime project={project} onClose={() => setInvoicing(false)} />
        </Part>
      )}
    </PanelBox>
  );
}
