import { Button, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { Notice } from '../../../core/ui/Notice.tsx';
import type { CashTender } from './tender.ts';

interface TenderQuestionProps {
  cash: CashTender;
  change: string;
  currency: string;
  onYes: () => unknown;
  onNo: () => unknown;
}

/** Asks whether that much cash was really handed over. Enter in a field asks again; only the button confirms. */
export function TenderQuestion({ cash, change, currency, onYes, onNo }: TenderQuestionProps) {
  const money = (value: string) => <MoneyText value={value} currency={currency} />;
  return (
    <Notice tone="red">
      <Text fontWeight="medium">
        <FormattedMessage id="till.tenderedAsk" values={{ tendered: money(cash.tendered), due: money(cash.due), change: money(change) }} />
      </Text>
      <Flex gap="2" wrap="wrap" marginBlockStart="2">
        <Button size="sm" variant="outline" onClick={onNo}>
          <FormattedMessage id="till.tenderedNo" />
        </Button>
        <Button size="sm" variant="outline" onClick={onYes}>
          <FormattedMessage id="till.tenderedYes" />
        </Button>
      </Flex>
    </Notice>
  );
}
