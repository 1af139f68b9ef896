/** The path of the stylesheet: one of the same origin satisfies any policy. */
export const STYLE_PATH = '/api/sign-in.css';

/** The style of the pages that the server renders itself, outside the app. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#1c2024, #edeef0);
  --soft: light-dark(#60646c, #b0b4ba);
  --ground: light-dark(#f9f9fb, #111113);
  --card: light-dark(#ffffff, #18191b);
  --edge: light-dark(#d9d9e0, #43484e);
  --accent: light-dark(#1f6f5c, #1f6f5c);
  --on-accent: #ffffff;
  --ring: light-dark(#1f6f5c, #6fd3ba);
}
* { box-sizing: border-box; }
body {
  display: grid;
  min-block-size: 100svh;
  place-items: center;
  margin: 0;
  padding: 1.5rem;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 'Inter Variable', Inter, system-ui, sans-serif;
}
main {
  inline-size: min(26rem, 100%);
  padding: 2rem;
  border: 1px solid var(--edge);
  border-radius: 1rem;
  background: var(--card);
}
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
p { margin: 0 0 1.25rem; color: var(--soft); }
form, nav { display: grid; gap: .75rem; }
form + nav { margin-block-start: 1.5rem; }
button, a {
  display: block;
  inline-size: 100%;
  padding: .75rem 1rem;
  border: 1px solid var(--edge);
  border-radius: .625rem;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
}
button small { display: block; color: var(--soft); font-size: .875rem; font-weight: 400; }
button:hover, a:hover { border-color: var(--ink); }
a { text-align: center; }
.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
`;
