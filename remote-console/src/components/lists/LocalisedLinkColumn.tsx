import type { ComponentProps } from 'react';
import { LocalisedField } from '../fields/LocalisedField';
import { RecordLink } from '../fields/RecordLink';
import { Column } from './Column';

/** The main column of a list: a localised text that is linked to the record's page. */
export const LocalisedLinkColumn = (column: ComponentProps<typeof Column> & { source: string }) => (
  <Column {...column}>
    <RecordLink>
      <LocalisedField source={column.source} />
    </RecordLink>
  </Column>
);
