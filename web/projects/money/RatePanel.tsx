import { chakra, Flex, Heading, IconButton } from '@chakra-ui/react';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NewRecord } from '../../core/record/NewRecord.tsx';
import type { RatePanel_project$key } from '../../core/relay/generated/RatePanel_project.graphql.ts';
import type { RatePanelRemoveMutation } from '../../core/relay/generated/RatePanelRemoveMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { RateForm } from './RateForm.tsx';

/** What hours of a project are billed at: by person, by position, or by everybody else. */
export function RatePanel({ project: key }: { project: RatePanel_project$key }) {
  const project = useFragment(
    graphql`
      fragment RatePanel_project on Project {
        id
        name
        rates {
          id
          rate
          positionTitle
          user {
            name
          }
        }
      }
    `,
    key,
  );
  const intl = useIntl();
  const [edited, setEdited] = useState<string>();
  const mayWrite = useMay('WRITE');
  const mayDelete = useMay('DELETE');
  const [remove, isRemoving] = useAction<RatePanelRemoveMutation>(
    'projectRate',
    graphql`
      mutation RatePanelRemoveMutation($input: DeleteInput!) {
        deleteProjectRates(input: $input) {
          ...saving_payload
          deletedIds
        }
      }
    `,
    'projectRate.deleted',
  );
  return (
    <PanelBox>
      <Flex justify="space-between" align="center" gap="3" marginBlockEnd="3">
        <Heading as="h3" size="sm">
          <FormattedMessage id="projectRate.plural" />
        </Heading>
        <NewRecord label="projectRate.new" form={onClose => <RateForm project={project} onClose={onClose} />} />
      </Flex>
      {project.rates.length === 0 ? (
        <chakra.p fontSize="sm" color="fg.muted">
          <FormattedMessage id="projectRate.none" />
        </chakra.p>
      ) : (
        <FigureTable
          label="projectRate.plural"
          heads={['projectRate.whose', 'projectRate.rate', 'projectRate.actions']}
          rows={project.rates.map(({ id, rate, positionTitle, user }) => {
            const whose = user?.name ?? positionTitle ?? intl.formatMessage({ id: 'projectRate.everybody' });
            return {
              key: id,
              cells: [
                <bdi key="whose">{whose}</bdi>,
                <MoneyText key="rate" value={rate} />,
                <Flex key="actions" justify="flex-end">
                  {mayWrite && (
                    <IconButton
                      variant="ghost"
                      size="xs"
                      aria-label={intl.formatMessage({ id: 'projectRate.editOf' }, { whose })}
                      onClick={() => setEdited(id)}
                    >
                      <Pencil aria-hidden />
                    </IconButton>
                  )}
                  {mayDelete && (
                    <IconButton
                      variant="ghost"
                      colorPalette="gray"
                      size="xs"
                      disabled={isRemoving}
                      aria-label={intl.formatMessage({ id: 'projectRate.removeOf' }, { whose })}
                      onClick={() => void remove({ input: { ids: [id] } })}
                    >
                      <X aria-hidden />
                    </IconButton>
                  )}
                </Flex>,
              ],
            };
          })}
        />
      )}
      {edited && (
        <Part>
          <RateForm id={edited} project={project} onClose={() => setEdited(undefined)} />
        </Part>
      )}
    </PanelBox>
  );
}
