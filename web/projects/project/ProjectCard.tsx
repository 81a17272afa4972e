import { Badge, Flex, Stack, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { ProjectCard_project$key } from '../../core/relay/generated/ProjectCard_project.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { DueDay } from '../DueDay.tsx';
import { People } from '../People.tsx';
import { PriorityBadge } from '../PriorityBadge.tsx';

/** A project's card on the board. */
export function ProjectCard({ project }: { project: ProjectCard_project$key }) {
  const { id, key, name, categories, priority, dueOn, isOverdue, budget, members } = useFragment(
    graphql`
      fragment ProjectCard_project on Project {
        id
        key
        name
        categories
        priority
        dueOn
        isOverdue
        budget
        members {
          ...People_users
        }
      }
    `,
    project,
  );
  return (
    <Stack gap="1.5" fontSize="sm">
      <RecordLink id={id} draggable={false}>
        <bdi>{name}</bdi>
      </RecordLink>
      <Flex align="center" gap="2" wrap="wrap" color="fg.muted" fontSize="xs">
        <Ltr>{key}</Ltr>
        {categories.map(category => (
          <Badge key={category} colorPalette="gray">
            <bdi>{category}</bdi>
          </Badge>
        ))}
      </Flex>
      <Flex align="center" gap="2" wrap="wrap">
        <PriorityBadge priority={priority} />
        <DueDay on={dueOn} isOverdue={isOverdue} />
      </Flex>
      <Flex align="center" justify="space-between" gap="2" minHeight="6">
        <Text fontWeight="medium">
          <MoneyText value={budget} />
        </Text>
        <People users={members} />
      </Flex>
    </Stack>
  );
}
