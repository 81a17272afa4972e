import { graphql } from 'react-relay';
import { useBoardMoves } from '../../core/screens/board/useBoardMoves.ts';
import type { SendMove } from '../../core/screens/useKanbanMoves.ts';
import type { Hiring } from './HireDialog.tsx';

interface MovableApplication {
  readonly id: string;
  readonly name: string;
}

interface MovableColumn {
  readonly id: string;
  readonly kind: string;
  readonly cards: { readonly edges: readonly { readonly node: MovableApplication }[] };
}

interface Moving<Column> {
  columns: readonly Column[];
  nameOf: (column: Column) => string;
  refresh: () => Promise<void>;
  /** Asks for the terms of the employment; undefined if the user cancels. */
  hiringOf: (name: string) => Promise<Hiring | undefined>;
}

/** Sends moves of applications to the server; confirming one asks for the terms of the employment. */
export const useApplicationMoves = <Column extends MovableColumn>({ hiringOf, ...board }: Moving<Column>): SendMove =>
  useBoardMoves<MovableApplication, Column>({
    ...board,
    titleOf: ({ name }) => name,
    mutation: graphql`
      mutation useApplicationMovesMutation($input: MoveApplicationInput!) {
        payload: moveApplication(input: $input) {
          ...saving_payload
          card: application {
            id
            version
            ...Kanban_card
            ...ApplicationCard_application
          }
        }
      }
    `,
    entering: async ({ name }, _from, { kind }) => (kind === 'CONFIRMED' ? hiringOf(name) : {}),
  });
