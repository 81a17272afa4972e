import { Box, chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { OfferedParty } from '../core/record/useOfferedParty.ts';

export interface PaletteOption {
  path: string;
  /** For whom the page's form is opened. */
  party?: OfferedParty;
  name: string;
  detail?: string | null;
  icon: LucideIcon;
}

export interface PaletteGroup {
  name: string;
  options: PaletteOption[];
}

interface PaletteOptionsProps {
  id: string;
  label: string;
  groups: PaletteGroup[];
  /** Index of the highlighted option across all groups. */
  at: number;
  mark: (index: number) => void;
  choose: (option: PaletteOption) => void;
}

/** Options of the palette in groups. */
export function PaletteOptions({ id, label, groups, at, mark, choose }: PaletteOptionsProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <Box role="listbox" id={id} aria-label={label} padding="2" maxHeight="min(28rem, 60dvh)" overflowY="auto">
      {groups.map(({ name, options }, group) => (
        <div key={name} role="group" aria-labelledby={`${id}-group-${group}`}>
          <Box id={`${id}-group-${group}`} paddingInline="3" paddingBlock="1.5" fontSize="xs" fontWeight="semibold" color="fg.muted">
            {name}
          </Box>
          {options.map(({ path, party, name: title, detail, icon: Icon }, index) => (
            <chakra.div
              key={`${path} ${party?.id}`}
              ref={(element: HTMLElement | null) => void (starts[group] + index === at && element?.scrollIntoView({ block: 'nearest' }))}
              role="option"
              id={`${id}-${starts[group] + index}`}
              aria-selected={starts[group] + index === at}
              display="flex"
              alignItems="center"
              gap="3"
              minHeight="9"
              paddingInline="3"
              paddingBlock="1"
              borderRadius="md"
              cursor="pointer"
              _selected={{ bg: 'accent.subtle', color: 'accent.fg' }}
              onPointerMove={() => mark(starts[group] + index)}
              onClick={() => choose(options[index])}
            >
              <chakra.span flexShrink="0">
                <Icon size={16} aria-hidden />
              </chakra.span>
              <chakra.span flex="1" minWidth="0">
                <chakra.span display="block" truncate>
                  <bdi>{title}</bdi>
                </chakra.span>
                {detail && (
                  <chakra.span display="block" fontSize="xs" color="fg.muted" truncate>
                    <bdi>{detail}</bdi>
                  </chakra.span>
                )}
              </chakra.span>
            </chakra.div>
          ))}
        </div>
      ))}
    </Box>
  );
}
