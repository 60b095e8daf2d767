import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  type RichTextInputProps,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useMemo } from 'react';
import { useSourceContext, useTranslate } from 'react-admin';
import { pageNonce } from '../shell/nonce';
import { InsertPicture } from './InsertPicture';
import { LevelButtons } from './LevelButtons';
import { pasted } from './pasted';

/** Looks that are inline styles: the page's content policy shows none, so none is offered. */
const styled = ['textAlign', 'textStyle', 'color', 'highlight'];
const extensions = (DefaultEditorOptions.extensions ?? []).filter(({ name }) => !styled.includes(name));

const Toolbar = () => (
  <RichTextInputToolbar size="small">
    <LevelButtons />
    <FormatButtons size="small" />
    <ListButtons size="small" />
    <LinkButtons size="small" />
    <QuoteButtons size="small" />
    <InsertPicture />
    <ClearButtons size="small" />
  </RichTextInputToolbar>
);

const surface = {
  '& .ProseMirror': {
    minHeight: 240,
    maxHeight: '60vh',
    overflowY: 'auto',
    lineHeight: 1.7,
    '& img': { maxWidth: '100%' },
    '&:focus-visible': { outline: '2px solid var(--focus)' },
  },
};

export const RichText = ({ source, label, ...rest }: RichTextInputProps) => {
  const translate = useTranslate();
  const { getLabel } = useSourceContext();
  const name = typeof label === 'string' ? label : translate(getLabel(source));
  const editorOptions = useMemo(
    () => ({
      extensions,
      injectNonce: pageNonce(),
      editorProps: {
        attributes: { 'aria-label': name },
        transformPastedHTML: (html: string) => pasted(html, window.location.origin),
      },
    }),
    [name],
  );
  return (
    <RichTextInput
      source={source}
      label={name}
      editorOptions={editorOptions}
      toolbar={<Toolbar />}
      sx={surface}
      {...rest}
    />
  );
};
