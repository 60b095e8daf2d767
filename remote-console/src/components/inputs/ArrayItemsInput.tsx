import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator } from 'react-admin';

/** A list of groups of inputs that are added, sorted and removed. */
export const ArrayItemsInput = ({
  source,
  label,
  inline = false,
  children,
}: {
  source: string;
  label?: string | false;
  inline?: boolean;
  children: ReactNode;
}) => (
  <ArrayInput source={source} label={label}>
    <SimpleFormIterator
      inline={inline}
      disableClear
      fullWidth
      sx={{
        '& .RaSimpleFormIterator-action': { visibility: 'visible' },
        // Buttons of 44 px for touch, and space between the groups.
        '& .MuiIconButton-root': { minWidth: { xs: 44, sm: 0 }, minHeight: { xs: 44, sm: 0 } },
        '& .RaSimpleFormIterator-line': { py: inline ? { xs: 2, sm: 0 } : 2 },
      }}
    >
      {children}
    </SimpleFormIterator>
  </ArrayInput>
);
