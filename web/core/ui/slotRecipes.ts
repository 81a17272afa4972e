import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { recipes } from './recipes.ts';

const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '1', width: 'full', minWidth: '0' },
    label: { fontSize: 'sm', fontWeight: 'medium', color: 'fg', display: 'flex', gap: '1' },
    requiredIndicator: { color: 'fg.error' },
    helperText: { fontSize: 'xs', color: 'fg.muted' },
    errorText: { fontSize: 'sm', color: 'fg.error', fontWeight: 'medium' },
  },
});

const nativeSelect = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', display: 'flex', width: 'full', minWidth: '0' },
    field: { ...recipes.input.base, paddingInlineEnd: '8', cursor: 'pointer', '& > option': { bg: 'bg.panel', color: 'fg' } },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '2.5',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'fg.muted',
      _icon: { width: '4', height: '4' },
    },
  },
  variants: { size: { sm: { field: { height: '8', fontSize: 'sm' } }, md: {} } },
  defaultVariants: { size: 'md' },
});

const table = defineSlotRecipe({
  className: 'table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: { width: 'full', borderCollapse: 'collapse', fontSize: 'sm', fontVariantNumeric: 'tabular-nums', textAlign: 'start' },
    header: { bg: 'bg.subtle' },
    row: { borderBottomWidth: '1px', borderColor: 'border', _last: { borderBottomWidth: '0' } },
    columnHeader: {
      paddingInline: '3',
      height: '9',
      textAlign: 'start',
      fontWeight: 'medium',
      fontSize: 'xs',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    cell: { paddingInline: '3', paddingBlock: '1.5', height: '10', verticalAlign: 'middle' },
  },
});

/** Recipes of the elements with several parts. */
export const slotRecipes = { field, nativeSelect, table };
