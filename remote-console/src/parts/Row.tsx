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

/** A row that has no page of its own. */
export const StillRow = ({ children, ...rest }: TableRowProps) => <TableRow {...rest}>{children}</TableRow>;

/**
 * A row that opens its record. react-admin's own names its box on an element that assistive technology does not
 * reach; with the keyboard a record is opened by the link in its main column.
 */
export const Row = ({ children, ...rest }: TableRowProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const nameOf = useGetRecordRepresentation(resource);
  const { handleToggleItem } = useDataTableCallbacksContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const selected = useDataTableSelectedIdsContext();
  if (!record) return null;
  const label = `${translate('ra.action.select_row')}: ${nameOf(record)}`;
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
