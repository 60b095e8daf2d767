/** A page without the host: it loads the bundle `main` from its own origin. */
export const standalonePage = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/main.css">
<script src="/main.js" defer></script>
</head>
<body><div id="root"></div></body>
</html>`;
