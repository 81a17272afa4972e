import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { percent } from '../../../../server/core/rules/fields.ts';
import { checkRules } from '../../../core/fields/checkRules.ts';
import { Form } from '../../../core/fields/Form.tsx';
import { PercentField } from '../../../core/fields/PercentField.tsx';
import { FormFooter } from '../../../core/ui/FormFooter.tsx';
import { Modal, ModalBody } from '../../../core/ui/Modal.tsx';
import { changeSale } from '../offline/currentSale.ts';
import { setLineDiscount, type Sale } from '../sale/Sale.ts';

const rules = z.object({ line: percent, whole: percent });

/** Sets the discounts of the selected line and of the whole sale. */
export function DiscountDialog({ sale, onClose }: { sale: Sale; onClose: () => unknown }) {
  const intl = useIntl();
  const id = useId();
  // An item scanned meanwhile becomes the selected line; this dialog keeps its own line.
  const [line] = useState(() => sale.lines.find(({ key }) => key === sale.selected));
  const form = useForm<z.input<typeof rules>, unknown, z.output<typeof rules>>({
    resolver: checkRules(rules, intl),
    defaultValues: { line: line?.discountPercent ?? '0', whole: sale.discountPercent },
  });
  const save = (values: z.output<typeof rules>) => {
    changeSale(current => {
      const discounted = { ...current, discountPercent: values.whole };
      return line ? setLineDiscount(discounted, line.key, values.line) : discounted;
    });
    onClose();
  };
  return (
    <Modal title={intl.formatMessage({ id: 'till.discount' })} onClose={onClose} size="sm">
      <ModalBody>
        <Form form={form} id={id} onSubmit={save}>
          {line && (
            <PercentField name="line" label={<FormattedMessage id="till.lineDiscount" values={{ name: <bdi>{line.item.name}</bdi> }} />} />
          )}
          <PercentField name="whole" label={<FormattedMessage id="till.wholeDiscount" />} />
        </Form>
      </ModalBody>
      <FormFooter form={id} label="till.apply" onCancel={onClose} />
    </Modal>
  );
}
