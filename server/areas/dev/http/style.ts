/** The stylesheet of the demo pages and the hash that lets it stand in them. */
import { createHash } from 'node:crypto';

export const CSS = `
:root{--ink:#1d2129;--soft:#4e5969;--line:#e5e6eb;--accent:#1f5eff;--card:#fff;--back:#f4f6fb}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);line-height:1.6;
font:15px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header,main{max-width:1240px;margin:0 auto;padding:0 24px}
header{padding-top:48px;padding-bottom:24px;display:flex;gap:24px;align-items:flex-end;justify-content:space-between}
header>div{flex:1}
h1{margin:0 0 6px;font-size:32px;line-height:1.25;letter-spacing:-.01em}
p{margin:0;color:var(--soft)}
nav{display:flex;gap:8px;white-space:nowrap}
nav a{padding:8px 14px;border:1px solid var(--line);border-radius:8px;background:var(--card);color:var(--ink);text-decoration:none}
nav a:hover{border-color:var(--accent);color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(360px,1fr));gap:20px;padding-bottom:64px}
article{display:flex;flex-direction:column;background:var(--card);border:1px solid var(--line);border-radius:14px;padding:24px}
h2{margin:0 0 2px;font-size:19px;line-height:1.4}
article>p{font-size:14px;margin-bottom:16px}
.id{font:12px/1.5 ui-monospace,Menlo,Consolas,monospace;color:var(--soft);margin-bottom:8px}
.open{align-self:flex-start;padding:9px 18px;border-radius:8px;background:var(--accent);color:#fff;text-decoration:none;font-weight:500}
.open:hover{background:#174ad1}
h3{margin:20px 0 8px;padding-top:16px;border-top:1px solid var(--line);font-size:13px;font-weight:500;color:var(--soft)}
ul{list-style:none;margin:0 -10px;padding:0;display:grid;gap:4px}
ul.zones{margin:0;gap:6px}
ul.zones a{color:var(--accent);text-underline-offset:3px}
form{margin:0}
button{width:100%;display:grid;grid-template-columns:36px 1fr auto;gap:12px;align-items:center;padding:7px 10px;border:0;border-radius:8px;
background:none;font:inherit;color:inherit;text-align:left;cursor:pointer}
button:hover{background:var(--back)}
button.plain{display:inline-block;width:auto;color:var(--soft);font-size:14px}
button img{width:36px;height:36px;border-radius:50%;background:var(--back)}
b{font-weight:500}
small{color:var(--soft);font-size:13px}
.note{grid-column:1/-1;padding:56px 24px;text-align:center;background:var(--card);border:1px dashed var(--line);border-radius:14px}
code{font-family:ui-monospace,Menlo,Consolas,monospace;background:#eef1f7;padding:1px 6px;border-radius:5px}
`;
export const CSS_HASH = `sha256-${createHash('sha256').update(CSS).digest('base64')}`;
