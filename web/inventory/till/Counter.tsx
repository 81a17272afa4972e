import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { Hidden } from '../../core/ui/Hidden.tsx';
import { Cart } from './cart/Cart.tsx';
import { CounterDialog } from './CounterDialog.tsx';
import { Finder } from './finder/Finder.tsx';
import { useFinder } from './finder/useFinder.ts';
import { useCell } from './offline/cell.ts';
import { currentSale } from './offline/currentSale.ts';
import { holdSale } from './offline/heldSales.ts';
import type { OpenSession, TillChoice } from './offline/workplace.ts';
import type { Receipt } from './pay/Receipt.ts';
import { unnamedLine } from './sale/Sale.ts';
import { ScanLine } from './ScanLine.tsx';
import type { TillAction } from './tillKeys.ts';
import { useCounterScanner } from './useCounterScanner.ts';
import { useTillKeys } from './useTillKeys.ts';
import { Part } from '../../core/ui/Part.tsx';

interface CounterProps {
  till: TillChoice;
  session: OpenSession;
  currency: string;
}

/** The till's sales screen: the sale on one side, the items on the other, placed so that toasts at the edge of the page cover nothing. */
export function Counter({ till, session, currency }: CounterProps) {
  const sale = useCell(currentSale);
  const search = useRef<HTMLInputElement>(null);
  const [receipt, setReceipt] = useState<Receipt>();
  const { dialog, open, close } = useAddressedDialog();
  // A key may be pressed before the last scan is rendered.
  const isEmpty = () => currentSale.get().lines.length === 0;
  const actions: Record<TillAction, () => unknown> = {
    search: () => search.current?.select(),
    customer: () => open('customer'),
    discount: () => !isEmpty() && open('discount'),
    takeBack: () => open('takeBack'),
    hold: () => (isEmpty() ? open('held') : holdSale()),
    pay: () => !isEmpty() && open(unnamedLine(currentSale.get()) ? 'serials' : 'pay'),
  };
  const perform = (action: TillAction) => actions[action]();
  useTillKeys(search, perform);
  const closeDialog = async () => {
    await close();
    if (matchMedia('(pointer: fine)').matches) search.current?.focus();
  };
  const finding = useFinder();
  const said = useCounterScanner({ dialog, search, scan: finding.scan, closeDialog });
  return (
    <>
      <h1>
        <Hidden>
          <FormattedMessage id="menu.till" />
        </Hidden>
      </h1>
      <Finder search={search} finding={finding} />
      <chakra.div
        width={{ base: 'full', lg: '27rem' }}
        flex={{ base: '1', lg: 'none' }}
        minHeight="0"
        borderInlineEndWidth={{ lg: '1px' }}
        borderTopWidth={{ base: '1px', lg: '0' }}
      >
        <Cart sale={sale} currency={currency} perform={perform} onSerials={() => open('serials')} />
      </chakra.div>
      {dialog && (
        <Part>
          <CounterDialog
            {...{ dialog, sale, till, session, currency, receipt }}
            onPaid={paid => {
              setReceipt(paid);
              open('receipt');
            }}
            onClose={closeDialog}
          />
        </Part>
      )}
      {said && <ScanLine key={said.number} host={said.host} outcome={said.outcome} />}
    </>
  );
}
