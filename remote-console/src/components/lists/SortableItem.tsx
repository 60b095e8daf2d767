import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box, IconButton, type IconButtonProps } from '@mui/material';
import { GripVertical, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n';

interface StepButtonProps extends IconButtonProps {
  'aria-label': string;
  Icon: LucideIcon;
  /** At the end of the list. The button keeps its focus then, so it is not disabled. */
  isAtEnd: boolean;
  onStep: () => void;
}

/** Moves an item by one step. */
export const StepButton = ({ Icon, isAtEnd, onStep, ...rest }: StepButtonProps) => (
  <IconButton
    {...rest}
    aria-disabled={isAtEnd}
    sx={{ opacity: isAtEnd ? 0.35 : 1 }}
    onClick={() => isAtEnd || onStep()}
  >
    <Icon size={16} aria-hidden />
  </IconButton>
);

interface Props {
  id: string;
  name: string;
  'aria-label'?: string;
  /** Space before the item, in pixels. An indented item is dragged up and down only. */
  indent?: number;
  /** Added to the item's own styles. */
  sx: object;
  children: ReactNode;
}

/** An item of a sortable list, with its drag handle. */
export const SortableItem = ({ id, name, indent, sx, children, ...rest }: Props) => {
  const t = useT();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const offset = transform && indent !== undefined ? { ...transform, x: 0 } : transform;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(offset), transition, paddingLeft: indent }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        position: 'relative',
        zIndex: isDragging ? 2 : 'auto',
        boxShadow: isDragging ? 'var(--shadow)' : 'none',
        ...sx,
      }}
      {...rest}
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
      {children}
    </Box>
  );
};
