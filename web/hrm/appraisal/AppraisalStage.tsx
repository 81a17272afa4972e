import { FormattedMessage } from 'react-intl';
import { Badge } from '../../core/ui/Badge.tsx';
import { stageOf } from './goals.ts';

const colors = { SIGNED: 'green', TO_SIGN: 'blue', RATING: 'amber', GOALS: 'gray' } as const;

/** Coloured badge of how far an appraisal is. */
export function AppraisalStage({ appraisal }: { appraisal: Parameters<typeof stageOf>[0] }) {
  const stage = stageOf(appraisal);
  return (
    <Badge colorPalette={colors[stage]}>
      <FormattedMessage id={`appraisalStage.${stage}`} />
    </Badge>
  );
}
