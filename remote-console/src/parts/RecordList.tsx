import { type Theme, useMediaQuery } from '@mui/material';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import {
  BulkDeleteButton,
  ColumnsButton,
  CreateButton,
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  FilterButton,
  List,
  type RaRecord,
  SimpleList,
  SortButton,
  type SortPayload,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { Empty } from './Empty';
import { ExportButton, type Exported } from './ExportButton';
import { LoadFailed } from './LoadFailed';
import { Pages } from './Pages';
import { Row, StillRow } from './Row';

interface Card<E> {
  title: (record: E) => ReactNode;
  text?: (record: E) => ReactNode;
  mark?: (record: E) => ReactNode;
}

interface Props<E> {
  filters: ReactElement[];
  /** What the file of an export holds; without it none is offered. */
  exported?: Exported<E>;
  /** Beside the other actions of the list, such as an export that the API makes. */
  actions?: ReactNode;
  /** How a row reads on a phone. */
  card: Card<E>;
  /** Names that a phone can sort by; a table sorts by its columns. */
  sorts: string[];
  sort: SortPayload;
  creatable?: boolean;
  /** Nobody makes, changes or deletes these here. */
  readOnly?: boolean;
  /** Whether the selected rows can be deleted. */
  deletable?: boolean;
  /** Whether a row has a page of its own. */
  opens?: boolean;
  /** Above the rows, such as tabs. */
  above?: ReactNode;
  /** What can be done with the selected rows besides deleting them. */
  bulk?: ReactNode;
  /** Where the rows are sometimes shown another way than in their table. */
  Body?: ComponentType<{ table: ReactElement }>;
  /** Below the rows, where not all ways of showing them have pages. */
  pager?: ReactElement;
  hidden?: string[];
  /** The columns. */
  children: ReactNode;
}

const Rows = (props: DataTableBodyProps) => <DataTableBody {...props} row={Row} />;
const StillRows = (props: DataTableBodyProps) => <DataTableBody {...props} row={StillRow} />;

/** An unread list is not an empty one: it says why there are no rows. */
const Read = ({ children }: { children: ReactNode }) => {
  const { error, data, refetch } = useListContext();
  return error && !data ? <LoadFailed error={error} retry={refetch} /> : children;
};

/** A list of the console: its columns are its children; everything else is the same for all of them. */
export const RecordList = <E,>(props: Props<E>) => {
  const {
    filters,
    exported,
    card,
    sorts,
    sort,
    actions,
    readOnly = false,
    deletable = !readOnly,
    opens = true,
    creatable = !readOnly,
    above,
    bulk,
    Body,
    pager = <Pages />,
    hidden = [],
    children,
  } = props;
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const table = narrow ? (
    <SimpleList<E & RaRecord>
      primaryText={card.title}
      secondaryText={card.text ?? (() => null)}
      tertiaryText={card.mark ?? (() => null)}
      rowClick={opens && 'edit'}
      sx={{
        '& .MuiListItem-root': { borderBottom: 1, borderColor: 'divider' },
        '& .MuiListItemButton-root': { px: 0.5 },
        '& .MuiListItemText-root': { my: 0.5 },
        '& .RaSimpleList-tertiary': { opacity: 1, ml: 1 },
      }}
    />
  ) : (
    <DataTable
      body={opens ? Rows : StillRows}
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
      hiddenColumns={hidden}
      bulkActionButtons={
        (deletable || bulk !== undefined) && (
          <>
            {bulk}
            {deletable && <BulkDeleteButton mutationMode="pessimistic" />}
          </>
        )
      }
    >
      {children}
    </DataTable>
  );
  return (
    <List
      filters={filters}
      sort={sort}
      perPage={25}
      pagination={pager}
      exporter={false}
      empty={<Empty creatable={creatable} />}
      actions={
        <TopToolbar
          sx={{
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            flex: 'none',
            alignItems: 'center',
            gap: 0.5,
            minHeight: 0,
            py: 1,
          }}
        >
          <FilterButton />
          {narrow ? <SortButton fields={sorts} /> : <ColumnsButton />}
          {exported && <ExportButton exported={exported} />}
          {actions}
          {creatable && <CreateButton variant="contained" />}
        </TopToolbar>
      }
      sx={{
        // A table wider than the page scrolls by itself.
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-content': { border: 0, borderRadius: 0 },
        // Out of sight with nothing selected, so out of reach of the keyboard too.
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
      }}
    >
      {above}
      <Read>{Body ? <Body table={table} /> : table}</Read>
    </List>
  );
};
