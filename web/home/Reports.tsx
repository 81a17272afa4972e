import { Box, Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fold } from '../../server/core/rules/fold.ts';
import { NumberText } from '../core/i18n/NumberText.tsx';
import { reportKinds, type ReportKind } from '../core/routing/ScreenRow.ts';
import { knownScreens } from '../core/routing/screenRows.ts';
import { ScreenHead } from '../core/screens/ScreenHead.tsx';
import { SearchBox } from '../core/screens/SearchBox.tsx';
import { useAddress } from '../core/screens/useAddress.ts';
import { useSession } from '../core/session/session.ts';
import { Badge } from '../core/ui/Badge.tsx';
import { EmptyState } from '../core/ui/EmptyState.tsx';
import { QuietLink } from '../core/ui/QuietLink.tsx';
import { reportsIn } from './reportsIn.ts';

/** /reports/: every report, statement, dashboard and list of the modules that the viewer holds, found by words of their names. */
export function Reports() {
  const reports = reportsIn(knownScreens(), useSession());
  const intl = useIntl();
  const { address, change } = useAddress();
  const words = fold(address.get('q') ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const kind = reportKinds.find(one => one === address.get('kind'));
  const found = reports
    .map(report => ({ ...report, name: intl.formatMessage({ id: report.row.title }) }))
    .filter(({ name, section, row }) => {
      const told = fold(
        [name, intl.formatMessage({ id: section.label }), intl.formatMessage({ id: `reports.kind.${row.report}` })].join(' '),
      );
      return words.every(word => told.includes(word));
    });
  const shown = found.filter(({ row }) => !kind || row.report === kind);
  const bySection = [...Map.groupBy(shown, ({ section }) => section)];
  const choice = (of: ReportKind | undefined) => (
    <Button
      key={of ?? 'ALL'}
      size="sm"
      variant={kind === of ? 'solid' : 'outline'}
      aria-pressed={kind === of}
      onClick={() => void change({ kind: of })}
    >
      <FormattedMessage id={`reports.kinds.${of ?? 'ALL'}`} />{' '}
      <NumberText value={found.filter(({ row }) => !of || row.report === of).length} />
    </Button>
  );
  return (
    <Stack gap="4">
      <ScreenHead title={<FormattedMessage id="menu.reports" />} />
      <Flex gap="2" wrap="wrap">
        <SearchBox />
        <Flex gap="2" wrap="wrap" role="group" aria-label={intl.formatMessage({ id: 'reports.kind' })}>
          {[undefined, ...reportKinds].map(choice)}
        </Flex>
      </Flex>
      {bySection.length === 0 && (
        <EmptyState title={intl.formatMessage({ id: 'reports.none' })} text={intl.formatMessage({ id: 'reports.noneText' })} />
      )}
      <Box css={{ columnGap: '{spacing.4}' }} columnCount={{ base: 1, md: 2, xl: 3 }}>
        {bySection.map(([{ id, label, icon: Icon }, of]) => (
          <chakra.section
            key={id}
            aria-labelledby={`reports-${id}`}
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="lg"
            padding="4"
            marginBlockEnd="4"
            breakInside="avoid"
          >
            <Flex align="center" gap="2" marginBlockEnd="2">
              <Icon size={16} aria-hidden />
              <chakra.h2 id={`reports-${id}`} fontWeight="semibold">
                <FormattedMessage id={label} />
              </chakra.h2>
            </Flex>
            <chakra.ul listStyleType="none">
              {of.map(({ row, name }) => (
                <chakra.li key={row.path} display="flex" alignItems="center" justifyContent="space-between" gap="2" minHeight="8">
                  <QuietLink to={row.path} fontWeight="normal" display="inline-flex" alignItems="center" minHeight="8">
                    {name}
                  </QuietLink>
                  {row.report !== 'LIST' && (
                    <Badge flexShrink="0">
                      <FormattedMessage id={`reports.kind.${row.report}`} />
                    </Badge>
                  )}
                </chakra.li>
              ))}
            </chakra.ul>
          </chakra.section>
        ))}
      </Box>
    </Stack>
  );
}
