import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { Duplicates_applications$key } from '../../core/relay/generated/Duplicates_applications.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { StageName } from './StageName.tsx';

/** Other applications with the same e-mail address or phone number. */
export function Duplicates({ applications }: { applications: Duplicates_applications$key }) {
  const { edges } = useFragment(
    graphql`
      fragment Duplicates_applications on ApplicationConnection {
        edges {
          node {
            id
            name
            createdAt
            position {
              title
            }
            column {
              ...StageName_column
            }
          }
        }
      }
    `,
    applications,
  );
  return (
    <PanelBox>
      {edges.length === 0 && (
        <chakra.p color="fg.muted">
          <FormattedMessage id="application.noDuplicates" />
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="2.5">
        {edges.map(({ node: { id, name, createdAt, position, column } }) => (
          <chakra.li key={id} display="flex" flexWrap="wrap" alignItems="center" gap="3" fontSize="sm">
            <RecordLink id={id} display="inline-flex" alignItems="center" minHeight="6">
              <bdi>{name}</bdi>
            </RecordLink>
            <bdi>{position.title}</bdi>
            <chakra.span color="fg.muted">
              <When at={createdAt} />
            </chakra.span>
            <StageName column={column} />
          </chakra.li>
        ))}
      </chakra.ul>
    </PanelBox>
  );
}
