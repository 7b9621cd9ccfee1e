-- A push device belongs to the device whose browser it is, so that a device that is signed out is no longer called.

ALTER TABLE push_devices ADD COLUMN signed_in INTEGER REFERENCES devices ON DELETE CASCADE;

CREATE INDEX push_devices_by_signed_in ON push_devices (signed_in) WHERE signed_in IS NOT NULL;

-- Where there is only one that it can be. The others find their device when they are switched on again.
UPDATE push_devices SET signed_in = (
    SELECT max(id) FROM devices WHERE devices.player = push_devices.player AND signed_out IS NULL
)
WHERE 1 = (SELECT count(*) FROM devices WHERE devices.player = push_devices.player AND signed_out IS NULL);
