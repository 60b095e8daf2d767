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
        '& .RaSimpleFormIterator-line': { py: inline ? 0 : 2 },
      }}
    >
      {children}
    </SimpleFormIterator>
  </ArrayInput>
);
