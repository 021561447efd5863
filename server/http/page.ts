const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => escapes[c] ?? c)

/**
 * A small page the server writes itself, in the look of the app, for people who do not come through
 * it. `body` is HTML: escape what goes into it. Scripts come as files; the policy allows no others.
 */
export function page(title: string, body: string, script?: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
:root{color-scheme:light dark;--surface:#faf6ee;--card:#fffdf8;--ink:#231f1a;--quiet:#62594d;--line:#ddd3c2;--accent:#1f4d3a;--on-accent:#fffdf8}
@media (prefers-color-scheme:dark){:root{--surface:#101915;--card:#17221d;--ink:#f1ebdf;--quiet:#b5ad9e;--line:#31403a;--accent:#9fd0b6;--on-accent:#0f1a15}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--surface);color:var(--ink);font:16px/1.55 Figtree,"Segoe UI",system-ui,sans-serif}
main{width:100%;max-width:440px;background:var(--card);border:1px solid var(--line);border-radius:14px;padding:32px}
h1{margin:0 0 8px;font:600 1.6rem/1.2 Fraunces,Georgia,serif;overflow-wrap:anywhere}p{margin:0 0 16px;color:var(--quiet);overflow-wrap:anywhere}
a{color:var(--accent)}ul{list-style:none;margin:0;padding:0;display:grid;gap:8px}
.row{display:flex;align-items:center;gap:14px;min-height:60px;padding:10px 14px;border:1px solid var(--line);border-radius:10px;color:var(--ink);text-decoration:none}
.row:hover{border-color:var(--accent)}.row span{display:block}.row small{color:var(--quiet);font-size:.9rem}
.initial{flex:none;display:grid!important;place-items:center;width:40px;height:40px;border-radius:50%;background:var(--accent);color:var(--on-accent);font-weight:600}
.note{border-left:3px solid #a57a2c;padding-left:12px}
button{min-height:44px;padding:10px 20px;border:0;border-radius:999px;background:var(--accent);color:var(--on-accent);font:600 1rem/1.2 inherit;font-family:inherit;cursor:pointer}
:focus-visible{outline:3px solid #a57a2c;outline-offset:2px}
</style>${script ? `<script src="${escapeHtml(script)}" defer></script>` : ''}
</head><body><main>${body}</main></body></html>`
}
