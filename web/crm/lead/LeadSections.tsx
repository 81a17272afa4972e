import { Box, chakra, Heading, Stack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LeadCard_lead$key } from '../../core/relay/generated/LeadCard_lead.graphql.ts';
import type { BoardColumnProps } from '../../core/screens/Kanban.tsx';
import { LeadCard } from './LeadCard.tsx';

interface LeadSectionsProps {
  columns: BoardColumnProps[];
  /** Leads per column, in column order. */
  leads: (LeadCard_lead$key & { readonly id: string })[][];
}

/** The board as a list, one section per column. */
export const LeadSections = ({ columns, leads }: LeadSectionsProps) => (
  <Stack gap="4">
    {columns.map((column, index) => (
      <LeadSection key={column.id} column={column} leads={leads[index]} />
    ))}
  </Stack>
);

function LeadSection({
  column: { id, name, head, onMore },
  leads,
}: {
  column: BoardColumnProps;
  leads: LeadSectionsProps['leads'][number];
}) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!onMore || !end.current) return;
    const observer = new IntersectionObserver(entries => entries.some(({ isIntersecting }) => isIntersecting) && onMore());
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <chakra.section aria-labelledby={`section-${id}`} bg="bg.panel" borderWidth="1px" borderRadius="lg">
      <Box paddingInline="4" paddingBlock="2.5" borderBottomWidth="1px">
        <Heading as="h2" size="md" id={`section-${id}`}>
          <bdi>{name}</bdi>
        </Heading>
        {head}
      </Box>
      <chakra.ul>
        {leads.map(lead => (
          <chakra.li key={lead.id} paddingInline="4" paddingBlock="2.5" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
            <LeadCard lead={lead} />
          </chakra.li>
        ))}
        {leads.length === 0 && (
          <chakra.li padding="4" fontSize="sm" color="fg.muted">
            <FormattedMessage id="kanban.empty" />
          </chakra.li>
        )}
        {onMore && (
          <chakra.li ref={end} padding="2" textAlign="center" fontSize="sm" color="fg.muted">
            <FormattedMessage id="screen.loading" />
          </chakra.li>
        )}
      </chakra.ul>
    </chakra.section>
  );
}
