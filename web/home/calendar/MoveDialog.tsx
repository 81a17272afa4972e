import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { movedDayRules } from '../../../server/core/dated/dated.rules.ts';
import { daysBetween } from '../../../server/core/rules/days.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { Form } from '../../core/fields/Form.tsx';
import { FormFooter } from '../../core/ui/FormFooter.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';
import type { DatedItem } from './calendarKinds.ts';

interface MoveDialogProps {
  item: DatedItem;
  onMove: (days: number) => void;
  onClose: () => unknown;
}

/** Asks for the day that an item is moved to. */
export function MoveDialog({ item, onMove, onClose }: MoveDialogProps) {
  const intl = useIntl();
  const id = useId();
  const form = useForm({ resolver: checkRules(movedDayRules, intl), defaultValues: { day: item.firstDay } });
  const submit = ({ day }: { day: string }) => {
    onClose();
    onMove(daysBetween(item.firstDay, day));
  };
  return (
    <Modal title={item.title} size="sm" onClose={onClose}>
      <ModalBody>
        <Form form={form} id={id} onSubmit={submit}>
          <DateField name="day" label={<FormattedMessage id="dated.day" />} required />
        </Form>
      </ModalBody>
      <FormFooter form={id} label="dated.move" onCancel={onClose} />
    </Modal>
  );
}
