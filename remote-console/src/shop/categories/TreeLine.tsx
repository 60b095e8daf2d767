import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box, IconButton } from '@mui/material';
import { ArrowDown, ArrowUp, CornerDownRight, CornerLeftUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../parts/i18n';
import { categoryI18n } from './i18n';
import type { Step } from './tree';
import { indent } from './tree-keys';

const icons = { up: ArrowUp, down: ArrowDown, out: CornerLeftUp, in: CornerDownRight } as const;
const order = ['up', 'down', 'out', 'in'] as const;

interface Props {
  id: string;
  name: string;
  depth: number;
  /** Steps that lead somewhere. */
  open: readonly Step[];
  onStep: (step: Step) => void;
  children: ReactNode;
}

/** A line of the tree with its handle and its four steps, for those who do not drag. */
export const TreeLine = ({ id, name, depth, open, onStep, children }: Props) => {
  const t = useT();
  const words = categoryI18n.useT();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-label={words('line', { name, level: depth + 1 })}
      style={{
        // What is dragged moves up and down only; sideways it jumps from level to level.
        transform: CSS.Translate.toString(transform && { ...transform, x: 0 }),
        transition,
        paddingLeft: depth * indent,
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
        {order.map((step) => {
          const Icon = icons[step];
          const ends = !open.includes(step);
          const label = words(step, { name });
          return (
            <IconButton
              key={step}
              aria-label={label}
              title={label}
              aria-disabled={ends}
              sx={{ opacity: ends ? 0.35 : 1 }}
              onClick={() => ends || onStep(step)}
            >
              <Icon size={16} aria-hidden />
            </IconButton>
          );
        })}
      </Box>
    </Box>
  );
};
