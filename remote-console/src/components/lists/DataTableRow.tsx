import { Checkbox, TableCell, TableRow, type TableRowProps } from '@mui/material';
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useNavigate } from 'shared/router';

/** A row of a record without a page. */
export const StaticRow = ({ children, ...rest }: TableRowProps) => <TableRow {...rest}>{children}</TableRow>;

/**
 * A row that opens its record on click. It replaces react-admin's, whose checkbox has its label on an element that
 * assistive technology does not reach. Keyboard users open the record by the link in its main column.
 */
export const ClickableRow = ({ children, ...rest }: TableRowProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const getRecordName = useGetRecordRepresentation(resource);
  const { handleToggleItem } = useDataTableCallbacksContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const selected = useDataTableSelectedIdsContext();
  if (!record) return null;
  const label = `${translate('ra.action.select_row')}: ${getRecordName(record)}`;
  return (
    <TableRow
      hover
      onClick={() => void navigate(`/console/${resource}/${record.id}`)}
      sx={{ cursor: 'pointer' }}
      {...rest}
    >
      {hasBulkActions && (
        <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
          <Checkbox
            checked={selected?.includes(record.id) ?? false}
            onClick={(event) => handleToggleItem?.(record.id, event)}
            slotProps={{ input: { 'aria-label': label } }}
          />
        </TableCell>
      )}
      {children}
    </TableRow>
  );
};
