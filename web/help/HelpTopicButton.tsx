import { chakra } from '@chakra-ui/react';

interface HelpTopicButtonProps {
  title: string;
  detail?: string;
  isShown?: boolean;
  onClick: () => void;
}

/** Shows a topic of the help. */
export const HelpTopicButton = ({ title, detail, isShown, onClick }: HelpTopicButtonProps) => (
  <chakra.button
    display="block"
    width="full"
    textAlign="start"
    paddingInline="3"
    paddingBlock="1.5"
    minHeight="8"
    borderRadius="md"
    fontSize="sm"
    cursor="pointer"
    aria-current={isShown ? 'true' : undefined}
    _hover={{ bg: 'bg.subtle' }}
    _current={{ color: 'accent.fg', fontWeight: 'medium' }}
    onClick={onClick}
  >
    {title}
    {detail && (
      <chakra.span display="block" fontSize="xs" color="fg.muted">
        {detail}
      </chakra.span>
    )}
  </chakra.button>
);
