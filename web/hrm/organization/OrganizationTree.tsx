import { chakra, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Avatar } from '../../core/ui/Avatar.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { Turning } from '../../core/ui/Turning.tsx';
import type { Branch } from './organizationTree.ts';
import { useTreeKeys } from './useTreeKeys.ts';

/**
 * Who reports to whom: whoever is at the top, their people beside each other where there is room, and everybody below them as an indented list;
 * on a phone one list.
 */
export function OrganizationTree({ branches }: { branches: readonly Branch[] }) {
  const intl = useIntl();
  const tree = useRef<HTMLUListElement>(null);
  const keys = useTreeKeys(branches, tree);
  return (
    <chakra.ul
      ref={tree}
      role="tree"
      aria-label={intl.formatMessage({ id: 'menu.organization' })}
      listStyleType="none"
      display="grid"
      gap="6"
    >
      {branches.map(branch => (
        <Item key={branch.person.employeeId} branch={branch} level={1} keys={keys} />
      ))}
    </chakra.ul>
  );
}

const groups = [
  { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fill, minmax(18rem, 1fr))' }, alignItems: 'start' },
  { display: 'grid', gap: '3', borderInlineStartWidth: '2px', paddingInlineStart: '3', marginInlineStart: '2' },
] as const;

function Item({ branch, level, keys }: { branch: Branch; level: number; keys: ReturnType<typeof useTreeKeys> }) {
  const intl = useIntl();
  const { person, reports } = branch;
  const { employeeId: id, name, designation, departmentName, reportCount } = person;
  const isOpen = reports.length > 0 && !keys.closed.has(id);
  const label = intl.formatMessage({ id: isOpen ? 'organization.close' : 'organization.open' }, { name });
  return (
    <chakra.li role="none" minWidth="0">
      <HStack
        role="treeitem"
        aria-level={level}
        aria-expanded={reports.length > 0 ? isOpen : undefined}
        data-person={id}
        tabIndex={keys.focused === id ? 0 : -1}
        onKeyDown={event => keys.onKeyDown(event, branch)}
        onFocus={event => event.target === event.currentTarget && keys.onFocus(id)}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="lg"
        padding="3"
        gap="3"
        align="flex-start"
        maxWidth={level === 1 ? 'md' : undefined}
        _focusVisible={{ outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '2px' }}
      >
        <Avatar name={name} />
        <Stack gap="0" minWidth="0" flexGrow={1} align="flex-start">
          <RecordLink id={id} fontWeight="semibold" display="inline-block" minHeight="6">
            <bdi>{name}</bdi>
          </RecordLink>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            <bdi>{[designation, departmentName].filter(Boolean).join(' · ')}</bdi>
          </Text>
          {reportCount > 0 && (
            <QuietLink to={`/HRM/organization/?root=${id}`} fontSize="sm" display="inline-block" minHeight="6">
              <FormattedMessage id="organization.reports" values={{ count: reportCount }} />
            </QuietLink>
          )}
        </Stack>
        {reports.length > 0 && (
          <IconButton variant="ghost" size="xs" aria-label={label} tabIndex={-1} onClick={() => keys.toggle(id)}>
            {isOpen ? (
              <ChevronDown aria-hidden />
            ) : (
              <Turning>
                <ChevronRight aria-hidden />
              </Turning>
            )}
          </IconButton>
        )}
      </HStack>
      {isOpen && (
        <chakra.ul role="group" listStyleType="none" marginBlockStart={level === 1 ? '4' : '3'} {...groups[Math.min(level, 2) - 1]}>
          {reports.map(report => (
            <Item key={report.person.employeeId} branch={report} level={level + 1} keys={keys} />
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  );
}
