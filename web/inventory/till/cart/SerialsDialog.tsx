import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { serialNumbers } from '../../../../server/inventory/serial/serialNumbers.rules.ts';
import { checkRules } from '../../../core/fields/checkRules.ts';
import { Form } from '../../../core/fields/Form.tsx';
import { SerialsField } from '../../../core/fields/SerialsField.tsx';
import { FormFooter } from '../../../core/ui/FormFooter.tsx';
import { Modal, ModalBody } from '../../../core/ui/Modal.tsx';
import { changeSale } from '../offline/currentSale.ts';
import { setSerials, type Sale } from '../sale/Sale.ts';

/** Takes the serial numbers of the pieces sold: those of each line that has them. */
export function SerialsDialog({ sale, onClose }: { sale: Sale; onClose: () => unknown }) {
  const intl = useIntl();
  const id = useId();
  // Lines added meanwhile are asked for the next time.
  const [lines] = useState(() => sale.lines.filter(({ item }) => item.serialCount));
  const wanted = lines.map(({ item, quantity }) => item.serialCount! * quantity);
  const rules = z.object({
    lines: z.array(z.object({ serialNumbers })).superRefine((typed, context) => {
      for (const [index, line] of typed.entries())
        if (line.serialNumbers.length !== wanted[index])
          context.addIssue({
            code: 'custom',
            path: [index, 'serialNumbers'],
            message: 'serialCount',
            params: { count: String(wanted[index]) },
          });
    }),
  });
  const form = useForm<z.input<typeof rules>, unknown, z.output<typeof rules>>({
    resolver: checkRules(rules, intl),
    defaultValues: { lines: lines.map(line => ({ serialNumbers: (line.serialNumbers ?? []).join('\n') })) },
  });
  const save = (values: z.output<typeof rules>) => {
    changeSale(current => lines.reduce((changed, { key }, index) => setSerials(changed, key, values.lines[index].serialNumbers), current));
    onClose();
  };
  return (
    <Modal title={intl.formatMessage({ id: 'serials.label' })} onClose={onClose} size="sm">
      <ModalBody>
        <Form form={form} id={id} onSubmit={save}>
          {lines.map(({ key, item }, index) => (
            <SerialsField
              key={key}
              name={`lines.${index}.serialNumbers`}
              label={<FormattedMessage id="till.serialsOf" values={{ name: <bdi>{item.name}</bdi>, count: wanted[index] }} />}
            />
          ))}
        </Form>
      </ModalBody>
      <FormFooter form={id} label="till.apply" onCancel={onClose} />
    </Modal>
  );
}
