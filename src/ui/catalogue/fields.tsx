import { useState } from "react";
import { formatFigure } from "../../lib/words/format.ts";
import { AmountField } from "../controls/amount-field.tsx";
import { Checkbox, RadioPills } from "../controls/choices/checkbox.tsx";
import { RadioGroup } from "../controls/choices/radio-group.tsx";
import { RadioTiles } from "../controls/choices/radio-tiles.tsx";
import { SelectField, TextArea, TextField } from "../controls/field.tsx";
import { Segments } from "../controls/segments.tsx";
import { Row, Sample, Section } from "./sample.tsx";

const NOT_A_POSTCODE = "Invalid postcode. Please enter a 4-digit number.";

export function Fields() {
  return (
    <Section
      id="fields"
      title="Field, text area, select"
      note="An error is told by icon, border and words, never by colour alone."
    >
      <Row>
        <Sample name="Rest">
          <TextField label="Mobile" hint="We call only about this car." />
        </Sample>
        <Sample name="Filled">
          <TextField label="Mobile" defaultValue="0491 570 156" />
        </Sample>
        <Sample name="Hover">
          <TextField label="Mobile" defaultValue="0491 570 156" data-shows="hover" />
        </Sample>
        <Sample name="Focus">
          <TextField label="Mobile" defaultValue="0491" data-shows="focus" />
        </Sample>
        <Sample name="Error">
          <TextField label="Postcode" defaultValue="40" error={NOT_A_POSTCODE} />
        </Sample>
        <Sample name="Disabled">
          <TextField label="Stock number" defaultValue="D10482" disabled />
        </Sample>
        <Sample name="Optional, empty">
          <TextField label="Company" optional placeholder="As on the registration" />
        </Sample>
      </Row>
      <Row wide>
        <Sample name="Text area">
          <TextArea label="Message" optional />
        </Sample>
        <Sample name="Text area, error">
          <TextArea label="Message" error="Message is required" />
        </Sample>
      </Row>
      <Row>
        <Sample name="Select">
          <Selects />
        </Sample>
        <Sample name="Select, focus">
          <Selects data-shows="focus" />
        </Sample>
        <Sample name="Select, error">
          <Selects error="Please choose a location." />
        </Sample>
        <Sample name="Select, disabled">
          <Selects disabled />
        </Sample>
      </Row>
      <Row>
        <Sample name="Amount">
          <Amount />
        </Sample>
        <Sample name="Amount, error">
          <Amount error="Please enter the kilometres." />
        </Sample>
      </Row>
    </Section>
  );
}

function Selects(props: { readonly error?: string; readonly disabled?: boolean; readonly "data-shows"?: string }) {
  return (
    <SelectField label="Location" {...props}>
      <option value="">Please choose</option>
      <option>Newstead</option>
      <option>Southport</option>
    </SelectField>
  );
}

const written = (typed: string) => (typed === "" ? "" : formatFigure(Number(typed.replace(/\D/g, ""))));
const PICKS = ["30000", "80000"].map((value) => ({ value, label: written(value) }));

function Amount({ error }: { readonly error?: string }) {
  return (
    <AmountField
      label="Kilometres"
      defaultValue={error ? "" : "64120"}
      suffix="kms"
      written={written}
      picks={PICKS}
      picksLabel="Kilometres, about"
      error={error}
    />
  );
}

const CONTACT = [
  { value: "phone", label: "Phone", hint: "Between 8.30am and 5.30pm" },
  { value: "email", label: "Email" },
  { value: "sms", label: "Text message", disabled: true },
];
const KEYS = ["1", "2", "3+"].map((value) => ({ value, label: value }));
const PAID = ["Weekly", "Fortnightly", "Monthly"].map((label) => ({ value: label, label }));
const TYPES = ["All", "New", "Used", "Demo"].map((label) => ({ value: label.toLowerCase(), label }));

export function Choices() {
  const [type, setType] = useState("used");
  const [paid, setPaid] = useState("Weekly");
  return (
    <Section id="choices" title="Checkbox, radio group, tiles, segmented control">
      <Row>
        <Sample name="Checkbox">
          <Checkbox>Car has a tow bar</Checkbox>
          <Checkbox defaultChecked>Tell me of price drops</Checkbox>
          <Checkbox data-shows="focus">With focus</Checkbox>
          <Checkbox disabled>Not available here</Checkbox>
          <Checkbox disabled defaultChecked>
            Always on
          </Checkbox>
        </Sample>
        <Sample name="Checkbox, error">
          <Checkbox error="Please agree to the terms.">I agree to the terms</Checkbox>
        </Sample>
        <Sample name="Radio group">
          <RadioGroup legend="How may we answer?" name="contact" options={CONTACT} defaultValue="phone" />
        </Sample>
        <Sample name="Radio group, error">
          <RadioGroup legend="How may we answer?" name="contact-error" options={CONTACT} error="Please choose one." />
        </Sample>
        <Sample name="Radio group, disabled">
          <RadioGroup legend="How may we answer?" name="contact-off" options={CONTACT} defaultValue="email" disabled />
        </Sample>
      </Row>
      <Row>
        <Sample name="Tiles">
          <RadioTiles legend="Keys" name="keys" options={KEYS} defaultValue="2" columns="grid-cols-3" />
        </Sample>
        <Sample name="Tiles, error">
          <RadioTiles legend="Keys" name="keys-error" options={KEYS} columns="grid-cols-3" error="Please choose one." />
        </Sample>
        <Sample name="Segmented control">
          <RadioPills legend="Condition" name="condition" options={TYPES} value={type} onChange={setType} />
        </Sample>
        <Sample name="Segmented control, framed">
          <Segments legend="Paid" name="paid" options={PAID} value={paid} onChange={setPaid} />
        </Sample>
      </Row>
    </Section>
  );
}
