import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator } from 'react-admin';

/** A list of groups of inputs that can be added to, reordered and thinned out. */
export const Items = ({
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
        // For a finger: 44 px a button, and air between one group and the next.
        '& .MuiIconButton-root': { minWidth: { xs: 44, sm: 0 }, minHeight: { xs: 44, sm: 0 } },
        '& .RaSimpleFormIterator-line': { py: inline ? { xs: 2, sm: 0 } : 2 },
      }}
    >
      {children}
    </SimpleFormIterator>
  </ArrayInput>
);
