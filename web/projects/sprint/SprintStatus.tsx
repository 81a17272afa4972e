import { FormattedMessage } from 'react-intl';
import type { SprintStateName } from '../../../server/projects/sprint/sprintStates.rules.ts';
import { Badge } from '../../core/ui/Badge.tsx';

const colors: Record<SprintStateName, string> = { FUTURE: 'gray', NEXT: 'amber', CURRENT: 'accent', COMPLETED: 'green' };

/** Coloured badge of a sprint's state. */
export const SprintStatus = ({ status }: { status: SprintStateName }) => (
  <Badge colorPalette={colors[status]}>
    <FormattedMessage id={`sprintState.${status}`} />
  </Badge>
);
