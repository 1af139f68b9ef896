/** A merchant as bank rows name it. Fictional, so that no real business is named. */
interface Merchant {
  readonly name: string;
  /** What the bank writes. */
  readonly description: string;
  /** From the general to the particular, as the bank-connection provider sorts. */
  readonly category: readonly [string, string];
  /** The usual amounts, in cents. */
  readonly from: number;
  readonly to: number;
  /** How often it is chosen, beside the others. */
  readonly weight: number;
}

const MERCHANTS: readonly Merchant[] = [
  shop('Greenleaf Market', ['Groceries', 'Supermarkets'], 1240, 14_380, 7),
  shop('Corner Pantry', ['Groceries', 'Convenience Stores'], 289, 2470, 4),
  shop('Harbor Coffee', ['Food and Drink', 'Coffee Shop'], 345, 1180, 9),
  shop('Blue Door Bakery', ['Food and Drink', 'Bakery'], 275, 1890, 4),
  shop('Taco Lantern', ['Food and Drink', 'Restaurants'], 890, 3675, 5),
  shop('Noodle & Co-op', ['Food and Drink', 'Restaurants'], 1125, 5240, 3),
  shop('Sunset Fuel', ['Transport', 'Gas Stations'], 2210, 6890, 4),
  shop('Metro Transit', ['Transport', 'Public Transportation'], 250, 275, 6),
  shop('Swift Cab', ['Transport', 'Ride Share'], 780, 4120, 3),
  shop('Northside Pharmacy', ['Health', 'Pharmacies'], 420, 5630, 2),
  shop('Riverbend Dental', ['Health', 'Dentists'], 4500, 18_000, 1),
  shop('Paper Moon Books', ['Shopping', 'Bookstores'], 999, 4895, 2),
  shop('Thread & Button', ['Shopping', 'Clothing'], 1999, 12_950, 2),
  shop('Hearth Hardware', ['Shopping', 'Hardware Stores'], 349, 8725, 2),
  shop('Marquee Cinema', ['Entertainment', 'Movies'], 1150, 3800, 2),
  shop('Streamly', ['Entertainment', 'Subscriptions'], 1599, 1599, 1),
  shop('City Power & Light', ['Bills', 'Utilities'], 6218, 14_377, 1),
  shop('Beacon Wireless', ['Bills', 'Phone'], 4500, 4500, 1),
];

function shop(
  name: string,
  category: readonly [string, string],
  from: number,
  to: number,
  weight: number,
): Merchant {
  return { name, description: `${name.toUpperCase()} POS`, category, from, to, weight };
}

/** Each shop as often as it is chosen, so that picking from the list is choosing by weight. */
export const VISITS = MERCHANTS.flatMap((merchant) =>
  Array.from({ length: merchant.weight }, () => merchant),
);
