import { Box, chakra, Field, Heading, Input, Text } from '@chakra-ui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { StaticPage } from './StaticPage.tsx';

const groups = {
  start: ['demo', 'plan', 'administrationModule', 'currency', 'languages'],
  people: ['invite', 'rights', 'lastAdministrator', 'forgotten', 'lock'],
  daily: ['conflict', 'delete', 'files', 'api'],
  data: ['audit', 'where'],
} as const;

/** /faq/: questions in four groups, with a search (`q` in the URL). */
export function Faq() {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const words = typed.toLocaleLowerCase(intl.locale).split(/\s+/).filter(Boolean);
  const textOf = (question: string) =>
    `${intl.formatMessage({ id: `faq.${question}.question` })} ${intl.formatMessage({ id: `faq.${question}.answer` })}`.toLocaleLowerCase(
      intl.locale,
    );
  const found = Object.entries(groups)
    .map(([group, questions]) => [group, questions.filter(question => words.every(word => textOf(question).includes(word)))] as const)
    .filter(([, questions]) => questions.length > 0);
  return (
    <StaticPage title="faq.title" lead="faq.lead">
      <Field.Root marginBlockStart="8" maxWidth="md">
        <Field.Label>
          <FormattedMessage id="faq.search" />
        </Field.Label>
        <Input
          type="search"
          value={typed}
          onChange={event => setSearch(event.target.value ? { q: event.target.value } : {}, { replace: true })}
        />
      </Field.Root>
      <Box aria-live="polite" maxWidth="3xl">
        {found.map(([group, questions]) => (
          <Box as="section" key={group} marginBlockStart="10">
            <Heading as="h2" size="xl">
              <FormattedMessage id={`faq.group.${group}`} />
            </Heading>
            <Box marginBlockStart="3" borderTopWidth="1px">
              {questions.map(question => (
                <Question key={question} name={question} open={words.length > 0} />
              ))}
            </Box>
          </Box>
        ))}
        {found.length === 0 && (
          <Text marginBlockStart="8">
            <FormattedMessage id="faq.none" />
          </Text>
        )}
      </Box>
      <Text marginBlockStart="10" color="fg.muted">
        <FormattedMessage id="faq.more" />
      </Text>
    </StaticPage>
  );
}

function Question({ name, open }: { name: string; open: boolean }) {
  return (
    <chakra.details key={String(open)} open={open} borderBlockEndWidth="1px">
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="3"
        paddingBlock="3.5"
        cursor="pointer"
        fontSize="lg"
        fontWeight="medium"
        listStyle="none"
        css={{ '&::-webkit-details-marker': { display: 'none' }, 'details[open] > & svg': { transform: 'rotate(180deg)' } }}
        _hover={{ color: 'accent.fg' }}
      >
        <Box flex="1">
          <FormattedMessage id={`faq.${name}.question`} />
        </Box>
        <Box color="fg.muted" flexShrink="0">
          <ChevronDown size={18} aria-hidden />
        </Box>
      </chakra.summary>
      <Text paddingBlockEnd="5" paddingInlineEnd="8" fontSize="lg" lineHeight="tall">
        <FormattedMessage id={`faq.${name}.answer`} />
      </Text>
    </chakra.details>
  );
}
