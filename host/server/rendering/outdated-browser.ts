import type { Language } from 'shared/i18n';
import { escapeHtml } from './escape-html';

/** For a page that the server rendered, and for one that only scripts can show. */
const texts: Record<Language, { readable: string; empty: string }> = {
  ko: {
    readable:
      '브라우저가 오래되어 메뉴와 신청서 등 일부 기능이 작동하지 않습니다. 내용은 그대로 읽으실 수 있습니다. 브라우저를 업데이트하시거나 전화로 문의해 주세요.',
    empty: '브라우저가 오래되어 이 화면을 열 수 없습니다. 브라우저를 업데이트하시거나 전화로 문의해 주세요.',
  },
  en: {
    readable:
      'Your browser is out of date, so menus, forms and some other functions do not work here. You can still read the page. Please update your browser, or call us.',
    empty: 'Your browser is out of date, so this page cannot be opened. Please update your browser, or call us.',
  },
  cn: {
    readable: '您的浏览器版本过旧，菜单和表单等部分功能无法使用，但仍可阅读页面内容。请更新浏览器，或致电我们。',
    empty: '您的浏览器版本过旧，无法打开此页面。请更新浏览器，或致电我们。',
  },
};

/**
 * What the oldest browsers of shared/package.json have and their predecessors lack: Chrome 110 and Samsung Internet 21
 * `toSorted`, Safari 16.4 compression streams, Firefox 121 `:has`.
 */
const hasFeatures = `"toSorted" in [] && "CompressionStream" in window && CSS.supports("selector(:has(a))")`;

interface OutdatedOptions {
  language: Language;
  /** The server has rendered the page. */
  isReadable: boolean;
  /** The server will have rendered it in a moment. */
  isLate: boolean;
}

/** Attributes of the script's element: what differs from page to page. */
export const renderOutdatedAttributes = ({ language, isReadable, isLate }: OutdatedOptions) => {
  const text = escapeHtml(texts[language][isReadable ? 'readable' : 'empty']);
  return `data-text="${text}"${isLate ? ' data-late' : ''}`;
};

/**
 * In an older browser, marks the document, so that no script of the product starts, and says so above the page, in the words
 * of its own element's `data-text`. With `data-late` the page is requested again. A form that is submitted there leads to
 * that sentence; it must not send what was typed as a query. Written for browsers of any age: the last element is the
 * script that runs.
 */
export const outdatedScript = `(function(){if(${hasFeatures})return;var all=document.getElementsByTagName("script"),own=all[all.length-1],late=own.getAttribute("data-late")!==null;document.documentElement.setAttribute("data-outdated","");var note=document.createElement("p");note.className="outdated";note.setAttribute("role","alert");note.appendChild(document.createTextNode(own.getAttribute("data-text")));document.addEventListener("DOMContentLoaded",function(){if(late){setTimeout(function(){location.reload()},2000);return}var main=document.getElementById("main");main.insertBefore(note,main.firstChild)});document.addEventListener("submit",function(event){if(event.target.hasAttribute("action"))return;event.preventDefault();note.scrollIntoView()},true)})()`;
