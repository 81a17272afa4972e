import { Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { Bytes } from '../../core/i18n/Bytes.tsx';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { SharedProjectPageFileQuery } from '../../core/relay/generated/SharedProjectPageFileQuery.graphql.ts';
import type { SharedProjectPageQuery, SharedProjectPageQuery$data } from '../../core/relay/generated/SharedProjectPageQuery.graphql.ts';
import { RichText } from '../../core/richText/RichText.tsx';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useAddress } from '../../core/screens/useAddress.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { toast } from '../../core/ui/toasts.ts';
import { PublicTools } from '../../layout/PublicTools.tsx';

type SharedTask = NonNullable<SharedProjectPageQuery$data['sharedProject']>['tasks'][number];

const palettes = { TODO: 'gray', DOING: 'accent', DONE: 'green' } as const;

/** /projects/shared/?data=…: the shared tasks of a project, for a guest without an account. */
export function SharedProjectPage({ query }: ScreenProps<SharedProjectPageQuery>) {
  const { sharedProject: project } = usePreloadedQuery<SharedProjectPageQuery>(
    graphql`
      query SharedProjectPageQuery($token: String!) @preloadable {
        sharedProject(token: $token) {
          companyName
          guestName
          key
          name
          startOn
          dueOn
          tasks {
            key
            name
            summary
            group
            startOn
            dueOn
            comments {
              author
              createdAt
              text
            }
            files {
              fileId
              name
              size
            }
          }
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  return (
    <Box minHeight="100dvh" bg="bg.subtle" paddingInline={{ base: '3', md: '8' }} paddingBlockEnd="10">
      <Flex as="header" justify="flex-end" align="center" height="14" maxWidth="4xl" marginInline="auto">
        <PublicTools />
      </Flex>
      <chakra.main display="block" maxWidth="4xl" marginInline="auto">
        {!project ? (
          <EmptyState
            isPage
            kind="closed"
            title={intl.formatMessage({ id: 'sharedProject.gone' })}
            text={intl.formatMessage({ id: 'linkOver' })}
          />
        ) : (
          <Stack gap="4">
            <Box>
              <Text color="fg.muted">
                <bdi>{project.companyName}</bdi>
              </Text>
              <Heading as="h1" size="2xl">
                <bdi>{project.name}</bdi>
              </Heading>
              <Text color="fg.muted">
                <Day on={project.startOn} /> – <Day on={project.dueOn} />
              </Text>
            </Box>
            {project.tasks.length === 0 && (
              <Text color="fg.muted">
                <FormattedMessage id="sharedProject.noTasks" />
              </Text>
            )}
            {project.tasks.map(task => (
              <TaskSheet key={task.key} task={task} />
            ))}
          </Stack>
        )}
      </chakra.main>
    </Box>
  );
}

const TaskSheet = ({ task: { key, name, summary, group, startOn, dueOn, comments, files } }: { task: SharedTask }) => (
  <chakra.section padding={{ base: '4', md: '6' }} bg="bg.panel" borderWidth="1px" borderRadius="lg" aria-label={name}>
    <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
      <Heading as="h2" size="md">
        <chakra.span color="fg.muted" marginInlineEnd="2" fontWeight="normal">
          <Ltr>{key}</Ltr>
        </chakra.span>
        <bdi>{name}</bdi>
      </Heading>
      <Badge colorPalette={palettes[group]}>
        <FormattedMessage id={`statusGroup.${group}`} />
      </Badge>
    </Flex>
    {(startOn || dueOn) && (
      <Text fontSize="sm" color="fg.muted">
        <Day on={startOn} /> – <Day on={dueOn} />
      </Text>
    )}
    <Box marginBlockStart="2">
      <RichText text={summary} />
    </Box>
    {files.length > 0 && (
      <Flex as="ul" wrap="wrap" gap="2" marginBlockStart="3" listStyleType="none">
        {files.map(file => (
          <li key={file.fileId}>
            <FileButton file={file} />
          </li>
        ))}
      </Flex>
    )}
    {comments.length > 0 && (
      <Stack as="ul" gap="3" marginBlockStart="4" listStyleType="none">
        {comments.map(({ author, createdAt, text }) => (
          <chakra.li key={createdAt + author} borderInlineStartWidth="2px" paddingInlineStart="3">
            <Text fontSize="sm" color="fg.muted">
              <bdi>{author}</bdi> · <When at={createdAt} />
            </Text>
            <RichText text={text} />
          </chakra.li>
        ))}
      </Stack>
    )}
  </chakra.section>
);

function FileButton({ file: { fileId, name, size } }: { file: SharedTask['files'][number] }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { address } = useAddress();
  const download = async () => {
    const query = graphql`
      query SharedProjectPageFileQuery($token: String!, $fileId: ID!) {
        sharedProjectFile(token: $token, fileId: $fileId)
      }
    `;
    const answer = await fetchQuery<SharedProjectPageFileQuery>(environment, query, {
      token: address.get('data') ?? '',
      fileId,
    }).toPromise();
    if (!answer?.sharedProjectFile) return toast(intl.formatMessage({ id: 'sharedProject.noFile' }, { name }), 'red');
    const link = document.createElement('a');
    link.href = answer.sharedProjectFile;
    link.download = name;
    link.click();
  };
  return (
    <Button variant="outline" size="xs" onClick={() => void download()}>
      <bdi>{name}</bdi>
      <chakra.span color="fg.muted">
        <Bytes value={size} />
      </chakra.span>
    </Button>
  );
}
