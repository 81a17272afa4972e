import { Button } from '@chakra-ui/react';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SprintButtons_sprint$key } from '../../core/relay/generated/SprintButtons_sprint.graphql.ts';
import type { SprintButtonsMutation } from '../../core/relay/generated/SprintButtonsMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { Part } from '../../core/ui/Part.tsx';
import { CompleteSprint } from './CompleteSprint.tsx';

/** Button that starts a sprint or completes it. */
export function SprintButtons({ sprint: key }: { sprint: SprintButtons_sprint$key }) {
  const sprint = useFragment(
    graphql`
      fragment SprintButtons_sprint on Sprint {
        id
        version
        status
        taskCount
        doneCount
        project {
          id
        }
      }
    `,
    key,
  );
  const mayWrite = useMay('WRITE');
  const [isCompleting, setCompleting] = useState(false);
  const [start, isStarting] = useAction<SprintButtonsMutation>(
    'sprint',
    graphql`
      mutation SprintButtonsMutation($input: UpdateSprintInput!) {
        updateSprint(input: $input) {
          ...saving_payload
          sprint {
            id
            version
            status
          }
        }
      }
    `,
    'sprint.started',
  );
  const { id, version, status } = sprint;
  if (!mayWrite || status === 'COMPLETED') return null;
  if (status !== 'CURRENT')
    return (
      <Button disabled={isStarting} onClick={() => void start({ input: { id, version, status: 'CURRENT' } })}>
        <Play aria-hidden />
        <FormattedMessage id="sprint.start" />
      </Button>
    );
  return (
    <>
      <Button onClick={() => setCompleting(true)}>
        <CircleCheckBig aria-hidden />
        <FormattedMessage id="sprint.complete" />
      </Button>
      {isCompleting && (
        <Part>
          <CompleteSprint sprint={sprint} onClose={() => setCompleting(false)} />
        </Part>
      )}
    </>
  );
}
