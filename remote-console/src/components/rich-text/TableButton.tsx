import { Menu, MenuItem, ToggleButton } from '@mui/material';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  mergeCells,
  splitCell,
  toggleHeader,
} from '@tiptap/pm/tables';
import { Table } from 'lucide-react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { richTextI18n } from './i18n';
import { insertTable } from './table-nodes';
import { useEditorUpdates } from './use-editor-updates';

const groups = [
  { rowAbove: addRowBefore, rowBelow: addRowAfter, columnBefore: addColumnBefore, columnAfter: addColumnAfter },
  { headerRow: toggleHeader('row'), headerColumn: toggleHeader('column'), mergeCells, splitCell },
  { deleteRow, deleteColumn, deleteTable },
] satisfies Record<string, Command>[];

/** Inserts a table; inside one it opens a menu of what can be done with its rows, columns and cells. */
export const TableButton = () => {
  const t = richTextI18n.useT();
  const editor = useTiptapEditor();
  useEditorUpdates(editor);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // There is no editor before the first rendering.
  const inTable = Boolean(editor && isInTable(editor.state));
  const label = t(inTable ? 'editTable' : 'insertTable');
  const run = (command: Command) => {
    setAnchor(null);
    command(editor.state, editor.view.dispatch);
  };
  return (
    <>
      <ToggleButton
        size="small"
        value="table"
        selected={inTable}
        disabled={!editor?.isEditable}
        aria-label={label}
        title={label}
        {...(inTable && { 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null })}
        onClick={({ currentTarget }) => {
          if (inTable) return setAnchor(currentTarget);
          run(insertTable);
          editor.commands.focus();
        }}
      >
        <Table size={18} aria-hidden />
      </ToggleButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        disableRestoreFocus
        slotProps={{ list: { 'aria-label': label }, transition: { onExited: () => void editor.commands.focus() } }}
      >
        {groups.flatMap((group) =>
          Object.entries(group).map(([name, command], index, { length }) => (
            <MenuItem
              key={name}
              disabled={!inTable || !command(editor.state)}
              divider={index === length - 1 && group !== groups.at(-1)}
              onClick={() => run(command)}
            >
              {t(name as keyof (typeof groups)[number])}
            </MenuItem>
          )),
        )}
      </Menu>
    </>
  );
};
