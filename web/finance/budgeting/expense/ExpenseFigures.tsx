import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { Percent } from '../../../core/i18n/Percent.tsx';

const figures = ['net', 'vat', 'total', 'balance'] as const;

/** Net amount, tax, total and what is still owed. */
export function ExpenseFigures({
  expense,
}: {
  expense: { readonly [Name in (typeof figures)[number]]: string | null | undefined } & {
    readonly vatCategory: string;
    readonly vatRate: string;
    readonly currency: string;
  };
}) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="1fr auto"
      gap="1"
      borderTopWidth="1px"
      paddingBlockStart="3"
      maxWidth="sm"
      marginInlineStart="auto"
      width="full"
    >
      {figures.map(name => {
        const value = expense[name];
        return (
          value && (
            <chakra.div key={name} display="contents" fontWeight={name === 'total' ? 'semibold' : undefined}>
              <chakra.dt color="fg.muted">
                <FormattedMessage id={`expense.${name}`} />
                {name === 'vat' && (
                  <>
                    {' · '}
                    <FormattedMessage id={`purchaseVat.${expense.vatCategory}`} /> <Percent value={expense.vatRate} />
                  </>
                )}
              </chakra.dt>
              <chakra.dd textAlign="end">
                <MoneyText value={value} currency={expense.currency} />
              </chakra.dd>
            </chakra.div>
          )
        );
      })}
    </chakra.dl>
  );
}
