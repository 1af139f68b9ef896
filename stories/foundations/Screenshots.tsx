const DESK = [
  { name: 'landing', shows: 'The landing page' },
  { name: 'dashboard', shows: 'The dashboard' },
  { name: 'insights-dark', shows: 'The insights, in dark mode' },
];
const PHONE = [
  { name: 'dashboard-phone-dark', shows: 'The dashboard on a phone, in dark mode' },
  { name: 'debts-phone', shows: 'The debts on a phone' },
  { name: 'banking-phone', shows: 'The bank accounts on a phone' },
];

/** Screenshots of the app, taken by `npm run screenshots`. */
export function Screenshots() {
  return [DESK, PHONE].map((row) => (
    <div
      key={row[0]?.name}
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
        gap: 16,
        marginBlock: 16,
      }}
    >
      {row.map(({ name, shows }) => (
        <img
          key={name}
          src={`screens/${name}.png`}
          alt={shows}
          style={{ inlineSize: '100%', border: '1px solid currentColor', borderRadius: 8 }}
        />
      ))}
    </div>
  ));
}
