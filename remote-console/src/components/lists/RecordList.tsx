import { Skeleton, type Theme, useMediaQuery } from '@mui/material';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import {
  ColumnsButton,
  CreateButton,
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  FilterButton,
  List,
  type RaRecord,
  SearchInput,
  SimpleList,
  SortButton,
  TopToolbar,
  useListContext,
  useResourceContext,
  useTimeout,
} from 'react-admin';
import { isListResource } from '../../data/define-resource';
import type { ListRoute } from '../../data/resource-store';
import { useConsoleResource, useStore } from '../../data/resources-context';
import { useT } from '../i18n';
import { PeriodDayInput } from '../inputs/PeriodDayInput';
import { LoadError } from '../layout/LoadError';
import { SelectionDeleteButton } from '../trash/RecordDeleteButton';
import { ClickableRow, StaticRow } from './DataTableRow';
import { EmptyList } from './EmptyList';
import { ExportButton, type ExportProps } from './ExportButton';
import type { Row, SortName } from './filter-name';
import { ListPagination } from './ListPagination';

interface Card<E> {
  title: (record: E) => ReactNode;
  text?: (record: E) => ReactNode;
  aside?: (record: E) => ReactNode;
}

interface Props<R extends ListRoute> {
  /** Inputs whose `source` is a name of the list's query (`filterName`), besides the search. */
  filters?: ReactElement[];
  /** The search by `q`; null for none. */
  search?: ReactElement | null;
  /** Above the rows. */
  tabs?: ReactNode;
  /** Filters of a list that is opened without any. */
  defaultFilters?: Record<string, string>;
  sort: { field: SortName<R>; order: 'ASC' | 'DESC' };
  /** Fields by which a phone can sort. A table is sorted by the heads of its columns. */
  sorts: readonly SortName<R>[];
  /** The columns. */
  children: ReactNode;
  /** Sources of the columns that are shown on demand only. */
  hiddenColumns?: string[];
  /** A row on a phone. */
  card: Card<Row<R>>;
  /** Columns of the exported file; without them there is no export. */
  exportFields?: ExportProps<Row<R>>['fields'];
  exportFormats?: ExportProps<Row<R>>['formats'];
  /** Beside the other actions of the list, such as an export that the API makes. */
  actions?: ReactNode;
  /** Actions on the selected rows besides deleting them. */
  bulkActions?: ReactNode;
  /** False where the resource can be deleted, but not several at once. */
  deletable?: boolean;
  /** False for a list that cannot be narrowed to a period in which its rows were created. */
  period?: boolean;
  /** Renders the rows instead of the table, which it gets and may return. */
  Body?: ComponentType<{ table: ReactElement }>;
  pagination?: ReactElement;
}

/** Whether rows can be created, opened and removed: the resource's description has a screen or a call for it. */
const useAbilities = () => {
  const resource = useConsoleResource(useResourceContext() ?? '');
  const screens = isListResource(resource) ? resource : undefined;
  return {
    creatable: screens?.Create !== undefined,
    openable: screens?.Edit !== undefined,
    removable: screens?.store.remove !== undefined,
  };
};

const ClickableRows = (props: DataTableBodyProps) => <DataTableBody {...props} row={ClickableRow} />;
const StaticRows = (props: DataTableBodyProps) => <DataTableBody {...props} row={StaticRow} />;

/** The rows, or the error if they could not be read, which an empty list would hide. */
const LoadedRows = ({ children }: { children: ReactNode }) => {
  const { error, data, refetch } = useListContext();
  return error && !data ? <LoadError error={error} retry={refetch} /> : children;
};

/** A quick list shows nothing while it loads. */
const skeletonDelayMs = 1000;

const LateSkeleton = () => (useTimeout(skeletonDelayMs) ? <Skeleton variant="rounded" height={240} /> : null);

/** In place of react-admin's skeleton, whose empty heads and checkboxes without a name are read out. */
const TableRows = ({ children }: { children: ReactNode }) => (useListContext().isPending ? <LateSkeleton /> : children);

const CardList = <E,>({ card, openable }: { card: Card<E>; openable: boolean }) => (
  <SimpleList<E & RaRecord>
    primaryText={card.title}
    secondaryText={card.text ?? (() => null)}
    tertiaryText={card.aside ?? (() => null)}
    rowClick={openable && 'edit'}
    sx={{
      '& .MuiListItem-root': { borderBottom: 1, borderColor: 'divider' },
      '& .MuiListItemButton-root': { px: 0.5 },
      '& .MuiListItemText-root': { my: 0.5 },
      '& .RaSimpleList-tertiary': { opacity: 1, ml: 1 },
    }}
  />
);

/** Filters for the days between which a row was created, unless the list has its own. */
const usePeriodFilters = (enabled: boolean, filters: readonly ReactElement[]) => {
  const t = useT();
  const { filters: names } = useStore(useResourceContext() ?? '');
  if (!enabled || !names.includes('from') || filters.some(({ key }) => key === 'from')) return [];
  return [
    <PeriodDayInput key="from" source="from" label={t('periodFrom')} />,
    <PeriodDayInput key="to" source="to" label={t('periodTo')} end />,
  ];
};

const defaultSearch = <SearchInput key="q" source="q" alwaysOn />;

const toolbarSx = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  flex: 'none',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 0,
  py: 1,
} as const;

const listSx = {
  // Room for the round button that creates a record, so that it does not cover the pagination.
  pb: { xs: 4, md: 0 },
  // A table wider than the page scrolls by itself.
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-content': { border: 0, borderRadius: 0 },
  // Invisible while nothing is selected, so the keyboard must not reach it either.
  '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
};

/** The list of a resource. Buttons to create, open and delete follow from the resource's description. */
export const RecordList = <R extends ListRoute>(props: Props<R>) => {
  const {
    filters = [],
    search = defaultSearch,
    tabs,
    defaultFilters,
    sort,
    sorts,
    children,
    hiddenColumns = [],
    card,
  } = props;
  const {
    exportFields,
    exportFormats,
    actions,
    bulkActions,
    deletable = true,
    period = true,
    Body,
    pagination = <ListPagination />,
  } = props;
  const { creatable, openable, removable } = useAbilities();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const isDeletable = removable && deletable;
  const exported = exportFields && { fields: exportFields, ...(exportFormats && { formats: exportFormats }) };
  const periodFilters = usePeriodFilters(period, filters);
  const allFilters = [...filters, ...periodFilters];
  const table = isNarrow ? (
    <CardList card={card} openable={openable} />
  ) : (
    <TableRows>
      <DataTable
        body={openable ? ClickableRows : StaticRows}
        sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' }, '& .MuiTableCell-root': { px: { sm: 1, xl: 2 } } }}
        hiddenColumns={hiddenColumns}
        bulkActionButtons={
          (isDeletable || bulkActions !== undefined) && (
            <>
              {bulkActions}
              {exported && <ExportButton<Row<R>> {...exported} ofSelection />}
              {isDeletable && <SelectionDeleteButton />}
            </>
          )
        }
      >
        {children}
      </DataTable>
    </TableRows>
  );
  return (
    <List
      filters={search ? [search, ...allFilters] : allFilters}
      sort={sort}
      {...(defaultFilters && { filterDefaultValues: defaultFilters })}
      perPage={25}
      pagination={pagination}
      exporter={false}
      empty={<EmptyList creatable={creatable} />}
      actions={
        <TopToolbar sx={toolbarSx}>
          <FilterButton />
          {isNarrow ? <SortButton fields={[...sorts]} /> : <ColumnsButton />}
          {exported && <ExportButton<Row<R>> {...exported} />}
          {actions}
          {creatable && <CreateButton variant="contained" />}
        </TopToolbar>
      }
      sx={listSx}
    >
      {tabs}
      <LoadedRows>{Body ? <Body table={table} /> : table}</LoadedRows>
    </List>
  );
};
