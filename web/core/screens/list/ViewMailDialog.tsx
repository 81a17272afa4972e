import { Button, Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { viewMailFormats, viewMailRules, type ViewReading } from '../../../../server/core/savedView/viewMail.rules.ts';
import { checkRules } from '../../fields/checkRules.ts';
import { ChoiceField } from '../../fields/ChoiceField.tsx';
import { FieldGrid } from '../../fields/FieldGrid.tsx';
import { FieldsOfMembers } from '../../fields/FieldsOfMembers.tsx';
import { Form, showIssues } from '../../fields/Form.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { UsersField } from '../../fields/UsersField.tsx';
import type { ViewMailDialogCreateMutation } from '../../relay/generated/ViewMailDialogCreateMutation.graphql.ts';
import type { ViewMailDialogQuery } from '../../relay/generated/ViewMailDialogQuery.graphql.ts';
import { useSaving } from '../../relay/saving.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { Modal, ModalBody, ModalFooter } from '../../ui/Modal.tsx';
import { toast } from '../../ui/toasts.ts';
import type { SavedView } from './useListSettings.ts';
import { useMailTimes } from './useMailTimes.ts';
import { ViewMailItem } from './ViewMailItem.tsx';

const rhythms = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
const rules = viewMailRules
  .pick({ weekday: true, monthDay: true, hour: true, format: true, readerIds: true })
  .extend({ rhythm: z.enum(rhythms) })
  .transform(({ rhythm, weekday, monthDay, ...values }) => ({
    ...values,
    weekday: rhythm === 'WEEKLY' ? weekday : null,
    monthDay: rhythm === 'MONTHLY' ? monthDay : null,
  }));

interface ViewMailDialogProps {
  view: SavedView;
  reading: ViewReading;
  onClose: () => void;
}

/** When and to whom a saved view is mailed: the viewer's schedules of it, and a form for another one. */
export function ViewMailDialog({ view, reading, onClose }: ViewMailDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [version, setVersion] = useState(0);
  const { days, monthDays, hours } = useMailTimes();
  const { viewMails } = useQuery<ViewMailDialogQuery>(
    graphql`
      query ViewMailDialogQuery($viewId: ID!) {
        viewMails(viewId: $viewId) @required(action: THROW) {
          id
          ...ViewMailItem_mail
        }
      }
    `,
    { viewId: view.id },
    { fetchPolicy: version === 0 ? 'network-only' : 'store-and-network', fetchKey: version },
  );
  const form = useForm({
    resolver: checkRules(rules, intl),
    defaultValues: { rhythm: 'WEEKLY', weekday: '1', monthDay: '1', hour: '7', format: 'XLSX', readerIds: [] as string[] },
  });
  const [rhythm, monthDay] = useWatch({ control: form.control, name: ['rhythm', 'monthDay'] });
  const [create, isCreating] = useSaving<ViewMailDialogCreateMutation>(graphql`
    mutation ViewMailDialogCreateMutation($input: CreateViewMailInput!) {
      createViewMail(input: $input) {
        ...saving_payload
        viewMail {
          id
        }
      }
    }
  `);
  const refresh = () => setVersion(count => count + 1);
  const save = async (values: Pick<Parameters<typeof create>[0]['input'], 'weekday' | 'monthDay' | 'hour' | 'format' | 'readerIds'>) => {
    const { issues } = await create({ input: { viewId: view.id, reading, ...values } });
    if (issues.length > 0) return showIssues(form, issues);
    toast(intl.formatMessage({ id: 'viewMail.scheduled' }));
    form.reset();
    refresh();
  };
  return (
    <Modal title={intl.formatMessage({ id: 'viewMail.title' }, { view: `\u2068${view.name}\u2069` })} onClose={onClose} size="md">
      <ModalBody>
        <Stack gap="5">
          {viewMails.length > 0 && (
            <Stack as="ul" gap="3" aria-label={intl.formatMessage({ id: 'viewMail.plural' })}>
              {viewMails.map(mail => (
                <ViewMailItem key={mail.id} mail={mail} onChanged={refresh} />
              ))}
            </Stack>
          )}
          <Form form={form} id={id} onSubmit={save}>
            <FieldsOfMembers>
              <FieldGrid>
                <ChoiceField name="rhythm" label={<FormattedMessage id="viewMail.rhythm" />} values={rhythms} texts="viewMail.rhythm" />
                {rhythm === 'WEEKLY' && <SelectField name="weekday" label={<FormattedMessage id="viewMail.day" />} options={days} />}
                {rhythm === 'MONTHLY' && (
                  <SelectField
                    name="monthDay"
                    label={<FormattedMessage id="viewMail.day" />}
                    hint={['29', '30'].includes(monthDay) && <FormattedMessage id="viewMail.monthDayHint" />}
                    options={monthDays}
                  />
                )}
                <SelectField
                  name="hour"
                  label={<FormattedMessage id="viewMail.hour" />}
                  hint={<FormattedMessage id="viewMail.hourHint" />}
                  options={hours}
                />
              </FieldGrid>
              <ChoiceField
                name="format"
                label={<FormattedMessage id="viewMail.format" />}
                values={viewMailFormats}
                texts="viewMail.format"
              />
              <UsersField
                name="readerIds"
                label={intl.formatMessage({ id: 'viewMail.readers' })}
                hint={intl.formatMessage({ id: 'viewMail.readersHint' })}
              />
            </FieldsOfMembers>
          </Form>
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="action.close" />
        </Button>
        <Button type="submit" form={id} disabled={isCreating} aria-busy={isCreating}>
          <FormattedMessage id="viewMail.schedule" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
