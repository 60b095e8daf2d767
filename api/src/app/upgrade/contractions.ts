import type pg from 'pg';

interface ColumnShape {
  type: string;
  required: boolean;
  /** By the database, where a row is inserted without it. */
  filled: boolean;
}

interface RuleShape {
  table: string;
  /** Names of its columns; none for one of expressions alone. */
  columns: string[];
}

interface SchemaShape {
  tables: Set<string>;
  /** By `table.column`. */
  columns: Map<string, ColumnShape>;
  /** Constraints and unique indexes by name. */
  rules: Map<string, RuleShape>;
}

/** What code can rely on in the tables of a database. */
export const readSchemaShape = async (client: pg.ClientBase | pg.Pool): Promise<SchemaShape> => {
  const columns = await client.query<ColumnShape & { table: string; name: string }>(`
    select class.relname as table, attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required,
      atthasdef or attidentity <> '' as filled
    from pg_attribute join pg_class class on class.oid = attrelid
    where class.relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`);
  const rules = await client.query<RuleShape & { name: string }>(`
    select rule.name, class.relname as table,
      array(select attname::text from pg_attribute where attrelid = class.oid and attnum = any(rule.keys)) as columns
    from (
      select conname as name, conrelid as table, conkey::int[] as keys from pg_constraint where contype in ('c', 'u', 'p', 'f', 'x')
      union
      select indexrelid::regclass::text, indrelid, indkey::int[] from pg_index where indisunique
    ) rule join pg_class class on class.oid = rule.table
    where class.relnamespace = 'public'::regnamespace`);
  return {
    tables: new Set(columns.rows.map(({ table }) => table)),
    columns: new Map(columns.rows.map(({ table, name, ...column }) => [`${table}.${name}`, column])),
    rules: new Map(rules.rows.map(({ name, ...rule }) => [name, rule])),
  };
};

/**
 * How `after` breaks code that was written for `before`: what is gone, and what may refuse the rows that it writes. Nothing of
 * it is found in tables that are new.
 */
export const findContractions = (before: SchemaShape, after: SchemaShape): string[] => {
  const found: string[] = [];
  for (const [name, old] of before.columns) {
    const column = after.columns.get(name);
    if (!column) found.push(`${name} is gone`);
    else if (column.type !== old.type) found.push(`${name} is ${column.type} instead of ${old.type}`);
    else if (column.required && !old.required) found.push(`${name} takes no null any more`);
    else if (column.required && old.filled && !column.filled) found.push(`${name} has no default any more`);
  }
  for (const [name, { required, filled }] of after.columns) {
    const isOfOldTable = before.tables.has(name.split('.')[0] ?? '');
    if (isOfOldTable && !before.columns.has(name) && required && !filled)
      found.push(`${name} is required and has no default`);
  }
  for (const [name, { table, columns }] of after.rules) {
    const isOfOldColumns = columns.length === 0 || columns.some((column) => before.columns.has(`${table}.${column}`));
    if (before.tables.has(table) && !before.rules.has(name) && isOfOldColumns)
      found.push(`${name} may refuse rows of ${table} that were right`);
  }
  return found;
};
