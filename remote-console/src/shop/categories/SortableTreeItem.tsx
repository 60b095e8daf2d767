import { Box } from '@mui/material';
import { ArrowDown, ArrowUp, CornerDownRight, CornerLeftUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { SortableItem, StepButton } from '../../components/lists/SortableItem';
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
  const t = categoryI18n.useT();
  return (
    <SortableItem
      id={id}
      name={name}
      aria-label={t('item', { name, level: depth + 1 })}
      indent={depth * indentPx}
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, py: 0.5 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <Box sx={{ flex: { xs: '1 0 100%', sm: 'none' }, display: 'flex', justifyContent: 'flex-end' }}>
        {buttonOrder.map((step) => {
          const label = t(step, { name });
          return (
            <StepButton
              key={step}
              aria-label={label}
              title={label}
              Icon={icons[step]}
              isAtEnd={!possibleSteps.includes(step)}
              onStep={() => onStep(step)}
            />
          );
        })}
      </Box>
    </SortableItem>
  );
};
