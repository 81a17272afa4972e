import { Button, Flex, Link, Stack } from '@chakra-ui/react';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Truck from 'lucide-react/icons/truck';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { OrderShipments_order$key } from '../../core/relay/generated/OrderShipments_order.graphql.ts';
import type { OrderShipmentsMutation } from '../../core/relay/generated/OrderShipmentsMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { ShipmentDialog } from './ShipmentDialog.tsx';

/** The parcels of an order, and what is left to ship. */
export function OrderShipments({ order: key }: { order: OrderShipments_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderShipments_order on EcommerceOrder {
        id
        status
        lines {
          id
          name
          quantity
        }
        shipments {
          id
          number
          shippedOn
          deliveredOn
          carrier
          trackingNumber
          trackingUrl
          lines {
            quantity
            orderLine {
              id
              name
            }
          }
        }
      }
    `,
    key,
  );
  const isWriter = useMay('WRITE');
  const { dialog, open, close } = useAddressedDialog();
  const [arrive, isBusy] = useAction<OrderShipmentsMutation>(
    'ecommerceOrder',
    graphql`
      mutation OrderShipmentsMutation($input: DeliverEcommerceShipmentInput!) {
        deliverEcommerceShipment(input: $input) {
          ...saving_payload
          ecommerceOrder {
            ...OrderButtons_order
            ...OrderShipments_order
          }
        }
      }
    `,
  );
  const { id, status, lines, shipments } = order;
  const shipped = (lineId: string) =>
    shipments
      .flatMap(({ lines: packed }) => packed)
      .reduce((sum, { orderLine, quantity }) => (orderLine.id === lineId ? sum + quantity : sum), 0);
  const left = lines.map(line => ({ ...line, left: line.quantity - shipped(line.id) })).filter(line => line.left > 0);
  const isOpen = status === 'PENDING' || status === 'INPROGRESS';
  if (!isOpen && shipments.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="ecommerceShipment.plural" />}>
      <Stack gap="4">
        {shipments.length > 0 && (
          <FigureTable
            label="ecommerceShipment.plural"
            heads={[
              'ecommerceShipment.number',
              'ecommerceShipment.shippedOn',
              'ecommerceShipment.pieces',
              'ecommerceShipment.parcel',
              'ecommerceShipment.deliveredOn',
            ]}
            words={['ecommerceShipment.shippedOn', 'ecommerceShipment.pieces', 'ecommerceShipment.parcel']}
            below={['ecommerceShipment.pieces', 'ecommerceShipment.parcel']}
            rows={shipments.map(parcel => ({
              key: parcel.id,
              cells: [
                <Link key="number" href={`/print/${parcel.id}.pdf`} target="_blank" rel="noreferrer">
                  <Ltr>{parcel.number}</Ltr>
                </Link>,
                <Day key="day" on={parcel.shippedOn} />,
                <bdi key="pieces">{parcel.lines.map(({ quantity, orderLine }) => `${orderLine.name} × ${quantity}`).join(', ')}</bdi>,
                <span key="parcel">
                  <bdi>{parcel.carrier}</bdi> {parcel.trackingNumber && <TrackingNumber parcel={parcel} />}
                </span>,
                parcel.deliveredOn ? (
                  <Day key="arrived" on={parcel.deliveredOn} />
                ) : (
                  isWriter &&
                  isOpen && (
                    <Button
                      key="arrived"
                      size="xs"
                      variant="outline"
                      disabled={isBusy}
                      onClick={() => void arrive({ input: { shipmentId: parcel.id } })}
                    >
                      <FormattedMessage id="ecommerceShipment.arrived" />
                    </Button>
                  )
                ),
              ],
            }))}
          />
        )}
        {isOpen && left.length > 0 && (
          <Flex gap="2" wrap="wrap">
            {isWriter && (
              <Button onClick={() => open('ship')}>
                <Truck aria-hidden />
                <FormattedMessage id="ecommerceShipment.new" />
              </Button>
            )}
            <Button asChild variant="outline">
              <a href={`/print/${id}.pdf?as=pickList`} target="_blank" rel="noreferrer">
                <ClipboardList aria-hidden />
                <FormattedMessage id="ecommerceShipment.pickList" />
              </a>
            </Button>
          </Flex>
        )}
      </Stack>
      {dialog === 'ship' && isOpen && (
        <Part>
          <ShipmentDialog orderId={id} left={left} onClose={close} />
        </Part>
      )}
    </Panel>
  );
}

const TrackingNumber = ({
  parcel: { trackingNumber, trackingUrl },
}: {
  parcel: { trackingNumber?: string | null; trackingUrl?: string | null };
}) =>
  trackingUrl ? (
    <Link href={trackingUrl} target="_blank" rel="noreferrer">
      <Ltr>{trackingNumber}</Ltr>
    </Link>
  ) : (
    <Ltr>{trackingNumber}</Ltr>
  );
