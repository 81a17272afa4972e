import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { goalsOf } from './goals.ts';

/** The goals of an appraisal with their weights, both ratings, and the score. */
export function GoalTable({ goals: given, score }: { goals: unknown; score: string | null | undefined }) {
  const goals = goalsOf(given);
  if (!goals.length)
    return (
      <Text color="fg.muted">
        <FormattedMessage id="appraisal.goalsNone" />
      </Text>
    );
  const rated = (rating: number | null | undefined, note: string | null | undefined) => (
    <span>
      {rating ? <NumberText value={rating} /> : '–'}
      {note && (
        <Text as="span" display="block" fontSize="sm" color="fg.muted" whiteSpace="pre-line">
          <bdi>{note}</bdi>
        </Text>
      )}
    </span>
  );
  return (
    <FigureTable
      label="appraisal.goals"
      heads={['appraisal.goal', 'appraisal.weight', 'appraisal.selfRating', 'appraisal.managerRating']}
      words={['appraisal.selfRating', 'appraisal.managerRating']}
      rows={[
        ...goals.map(({ title, weight, selfRating, selfNote, managerRating, managerNote }) => ({
          key: title,
          cells: [
            <bdi key="title">{title}</bdi>,
            <Percent key="weight" value={weight} />,
            rated(selfRating, selfNote),
            rated(managerRating, managerNote),
          ],
        })),
        ...(score
          ? [
              {
                key: 'score',
                kind: 'total' as const,
                cells: [<FormattedMessage key="label" id="appraisal.score" />, '', '', <NumberText key="score" value={Number(score)} />],
              },
            ]
          : []),
      ]}
    />
  );
}
