import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box, IconButton } from '@mui/material';
import { ArrowDown, ArrowUp, CornerDownRight, CornerLeftUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../components/i18n';
import { categoryI18n } from './i18n';
import type { Step } from './tree';
import { indentPx } from './tree-keyboard';

const icons = { up: ArrowUp, down: ArrowDown, out: CornerLeftUp, in: CornerDownRight } as const;
const buttonOrder = ['up', 'down', 'out', 'in'] as const;

interface Props {
  id: string;
  name: string;
  depth: number;
  /** Steps that can be taken; the buttons of the others are disabled. */
  possibleSteps: readonly Step[];
  onStep: (step: Step) => void;
  children: ReactNode;
}

/** An item of the tree with its drag handle and buttons for the four steps. */
export const SortableTreeItem = ({ id, name, depth, possibleSteps, onStep, children }: Props) => {
  const t = useT();
  const tCategories = categoryI18n.useT();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-label={tCategories('line', { name, level: depth + 1 })}
      style={{
        // A dragged item follows the pointer up and down only; sideways it jumps by levels.
        transform: CSS.Translate.toString(transform && { ...transform, x: 0 }),
        transition,
        paddingLeft: depth * indentPx,
      }}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: 1,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        position: 'relative',
        zIndex: isDragging ? 2 : 'auto',
        boxShadow: isDragging ? 'var(--shadow)' : 'none',
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('drag', { name })}
        sx={{ cursor: 'grab', touchAction: 'none', borderRadius: 1 }}
      >
        <GripVertical size={18} aria-hidden />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <Box sx={{ flex: { xs: '1 0 100%', sm: 'none' }, display: 'flex', justifyContent: 'flex-end' }}>
        {buttonOrder.map((step) => {
          const Icon = icons[step];
          const isDisabled = !possibleSteps.includes(step);
          const label = tCategories(step, { name });
          return (
            <IconButton
              key={step}
              aria-label={label}
              title={label}
              aria-disabled={isDisabled}
              sx={{ opacity: isDisabled ? 0.35 : 1 }}
              onClick={() => isDisabled || onStep(step)}
            >
              <Icon size={16} aria-hidden />
            </IconButton>
          );
        })}
      </Box>
    </Box>
  );
};
