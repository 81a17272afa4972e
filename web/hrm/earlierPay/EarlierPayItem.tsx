import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EarlierPayItem_line$key } from '../../core/relay/generated/EarlierPayItem_line.graphql.ts';

/** What a line of earlier pay was for: its item of pay, or else its title; `otherwise` if it has neither, as salary has. */
export function EarlierPayItem({ line: key, otherwise }: { line: EarlierPayItem_line$key; otherwise?: ReactNode }) {
  const { benefit, tax, deduction, title } = useFragment(
    graphql`
      fragment EarlierPayItem_line on EarlierPayLine {
        benefit {
          title
        }
        tax {
          title
        }
        deduction {
          title
        }
        title
      }
    `,
    key,
  );
  return <bdi>{(benefit ?? tax ?? deduction)?.title ?? title ?? otherwise}</bdi>;
}
